import { describe, expect, it } from 'vitest';
import { Words } from './words';
import en from '../texts/en.ftl?raw';
import pl from '../texts/pl.ftl?raw';
import ru from '../texts/ru.ftl?raw';

const SOURCE = `
seat-number = Player { $number }
building-mine = шахта
    .acc = шахту
    .many = шахт
good-food = food
good-wood = wood
do-build = Построить { FORM($building, "acc") } на { $hex }
do-none = Нет { FORM($building, "gen") }
do-plain = { FORM($word, "acc") }!
log-sell = { $who } sells { $goods }.
quest-now = { $quest } (now { $now })
do-quest = Choose: { $quests }
count =
    { $number ->
        [one] one thing
       *[other] { $number } things
    }
exact =
    { $lost ->
        [0] none lost
       *[other] { $lost } lost
    }
big = { $number }
level = Level { ROMAN($level) }
points = { SIGNED($points) } points
sold = { TALLY($goods) }
do-learn = Learn { $deck } for { $cost }: { $skill }
    .short = Learn { $deck }
option-sets = Sets
    .is-base = base game
option-sets-is-more = More Things
`;
const words = new Words('en', [SOURCE]);

describe.each([['en', en], ['pl', pl], ['ru', ru]])('the names of buttons in %s', (language, source) => {
  it('hold the short word that is seen on them', () => {
    const own = new Words(language, [source]);
    const seen = [...source.matchAll(/^([\w-]+)-short = (.*)$/gm)].filter(([, id]) => own.has(id!));
    expect(seen.length).toBeGreaterThan(0);
    for (const [, id, short] of seen) expect(own.say({ id: id! }).toLocaleLowerCase(language)).toContain(short!.toLocaleLowerCase(language));
  });
});
const mine = { id: 'building-mine' };

describe('words', () => {
  it('names the values of options, those of other sets by messages of their own', () => {
    expect(['base', 'more', 'none'].map((value) => words.valueName('option-sets', value))).toEqual(['base game', 'More Things', null]);
  });

  it('asks a nested text for a form, or takes its plain value', () => {
    expect(words.say({ id: 'do-build', args: { building: mine, hex: 'A3' } })).toBe('Построить шахту на A3');
    expect(words.say({ id: 'do-none', args: { building: mine } })).toBe('Нет шахта');
  });

  it('says levels in Roman numerals, losses with a minus sign, and counts what a list holds twice', () => {
    const levels = [1, 2, 3, 4, 9, 14, 0, 40].map((level) => words.say({ id: 'level', args: { level } }));
    expect(levels.map((level) => level.slice(6))).toEqual(['I', 'II', 'III', 'IV', 'IX', 'XIV', '0', '40']);
    expect(words.say({ id: 'points', args: { points: -3 } })).toBe('−3 points');
    expect(words.say({ id: 'points', args: { points: 3 } })).toBe('3 points');
    const goods = [{ id: 'good-food' }, { id: 'good-wood' }, { id: 'good-food' }];
    expect(words.say({ id: 'sold', args: { goods } })).toBe('food × 2, wood');
  });

  it('has a short form of a long answer', () => {
    const learn = { id: 'do-learn', args: { deck: 'Trade', cost: 'Food', skill: 'more' } };
    expect([words.inForm(learn, 'short', []), words.say(learn)]).toEqual(['Learn Trade', 'Learn Trade for Food: more']);
    expect(words.inForm({ id: 'big', args: { number: 3 } }, 'short', [])).toBe('3');
  });

  it('finds the parts of a message', () => {
    expect(words.part('building-mine', 'acc')).toBe('шахту');
    expect(words.part('building-mine', 'gen')).toBeNull();
    expect(words.part('absent', 'acc')).toBeNull();
    expect([words.has('exact'), words.has('absent')]).toEqual([true, false]);
  });

  it('leaves an argument that is no text as it is', () => {
    expect(words.say({ id: 'do-plain', args: { word: 'x' } })).toBe('x!');
  });

  it('joins lists and nests texts in them', () => {
    const goods = [{ id: 'good-food' }, { id: 'good-wood' }];
    expect(words.say({ id: 'log-sell', args: { who: { seat: 1 }, goods } }, ['Ann', 'Bo'])).toBe('Bo sells food, wood.');
    const quests = [{ id: 'quest-now', args: { quest: { id: 'good-food' }, now: 3 } }];
    expect(words.say({ id: 'do-quest', args: { quests } })).toBe('Choose: food (now 3)');
  });

  it('numbers a seat without a name', () => {
    expect(words.say({ id: 'log-sell', args: { who: { seat: 1 }, goods: [] } })).toBe('Player 2 sells .');
  });

  it('uses plural and exact variants', () => {
    expect(words.say({ id: 'count', args: { number: 1 } })).toBe('one thing');
    expect(words.say({ id: 'count', args: { number: 5 } })).toBe('5 things');
    expect(words.say({ id: 'exact', args: { lost: 0 } })).toBe('none lost');
  });

  it('shows the id and arguments where words are missing', () => {
    expect(words.say({ id: 'absent' })).toBe('absent');
    const args = { a: 1, who: { seat: 0 }, b: mine, list: [mine] };
    expect(words.say({ id: 'absent', args })).toBe('absent(a=1, who=seat 1, b=building-mine, list=[building-mine])');
    expect(words.say({ id: 'big' })).toBe('big');
  });
});

describe('the words of the site', () => {
  const ids = (source: string) => [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((m) => m[1]);
  it('are the same messages in all three languages, each once', () => {
    expect(new Set(ids(en)).size).toBe(ids(en).length);
    expect(ids(pl).sort()).toEqual(ids(en).sort());
    expect(ids(ru).sort()).toEqual(ids(en).sort());
  });

  it('are there for all that the site says by name', () => {
    const code = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../boards/*/*', '!../**/*.test.ts'], { query: '?raw', import: 'default', eager: true });
    const said = Object.values(code).flatMap((source) => [...source.matchAll(/\bt\('([\w-]+)'/g)].map((found) => found[1]!));
    const known = new Set([...ids(en), 'seat-number']); // the kernel's
    expect([...new Set(said)].filter((id) => !known.has(id))).toEqual([]);
  });
});
