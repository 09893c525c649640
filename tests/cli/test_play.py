"""`loci play`: a sitting at the terminal."""

from __future__ import annotations

import re
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from loci.core import Match, find_game
from loci.core.records.record import Record, read

ALL_FIRST = "1\n" * 60


def _record(file: Path) -> Record:
    record = read(file.read_text())
    Match.replay(find_game(record.header.game), record)
    return record


@pytest.mark.parametrize("game", ["ferry", "lantern"])
@pytest.mark.parametrize("seats", ["human,random", "human,human", "human,random,human"])
@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_a_game_is_played_to_its_end(
    loci: Callable, tmp_path: Path, game: str, seats: str, language: str
) -> None:
    file = tmp_path / "a.loci"
    args = ("play", game, "--seats", seats, "--seed", 4, "--lang", language, "-o", file)
    result = loci(*args, input=ALL_FIRST)
    assert result.exit_code == 0
    record = _record(file)
    assert record.outcome is not None
    assert record.header.notes == {"Seats": seats}
    ending = {
        "ferry": {"en": "The river is full.", "pl": "Rzeka", "ru": "Река"},
        "lantern": {"en": "The night is over.", "pl": "Noc minęła.", "ru": "Ночь прошла."},
    }
    assert ending[game][language] in result.stdout
    for score in record.outcome.scores:
        assert (
            str(score)
            in result.stdout.splitlines()[-2 - len(record.outcome.scores) :][
                1 + record.outcome.scores.index(score)
            ]
        )
    # Whatever is shown has words: no message id stands in for them.
    for gap in ("play-", "see-", "ask-", "do-", "log-", "ending-", "why-"):
        assert gap not in result.stdout


def test_piped_in_with_undo_why_and_save_in_the_middle(program: Callable, tmp_path: Path) -> None:
    file, copy = tmp_path / "a.loci", tmp_path / "copy.loci"
    typed = [
        "why dock L40",
        "why 1",
        "nonsense",
        "dock L1",
        "undo",
        f"save {copy}",
        "sell 1",
        "help",
        "log",
        "show",
        "",
    ]
    lines = "\n".join(typed) + "\n" + ALL_FIRST
    args = ("play", "ferry", "--seed", 3, "--seats", "human,random", "-o", file)
    with program(*args, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        said, _ = process.communicate(lines, timeout=60)
    assert process.returncode == 0
    assert "There are only 9 landings. Legal now: dock L" in said
    assert "is legal now." in said
    assert "“nonsense” is no move of this game." in said
    assert "Taken back." in said
    assert f"Saved: {copy}" in said
    assert "Coins are sold in pairs; 1 is odd." in said
    assert "take back your last answer" in said
    assert "The river is full." in said
    assert not any(entry.seat == 0 for entry in _record(copy).entries)
    assert _record(file).outcome is not None


def test_what_was_left_is_gone_on_with(loci: Callable, tmp_path: Path) -> None:
    file = tmp_path / "a.loci"
    first = loci("play", "lantern", "--seed", 4, "--seats", "human,human", "-o", file, input="1\n")
    assert first.exit_code == 0
    assert f"Continue with: loci play {file}" in first.stdout
    before = _record(file)
    assert len(before.entries) == 1
    assert before.outcome is None
    second = loci("play", file, input=ALL_FIRST)
    assert second.exit_code == 0
    after = _record(file)
    assert after.outcome is not None
    assert after.entries[:1] == before.entries
    assert after.header == before.header
    third = loci("play", file)
    assert third.exit_code == 0
    assert "The night is over." in third.stdout
    assert _record(file) == after


def test_a_fresh_record_can_be_played_and_its_seats_chosen(loci: Callable, tmp_path: Path) -> None:
    file = tmp_path / "a.loci"
    loci("new", "ferry", "--players", 3, "--seed", 1, "-o", file)
    assert loci("play", file, "--seats", "random").exit_code == 0
    assert _record(file).outcome is not None
    assert _record(file).header.notes == {"Seats": "random,random,random"}
    refused = loci("play", file, "--players", 2)
    assert refused.exit_code == 2
    assert "--players cannot be given with a record" in refused.stderr


def test_the_end_of_the_input_saves_and_is_no_error(loci: Callable, tmp_path: Path) -> None:
    file = tmp_path / "a.loci"
    result = loci("play", "ferry", "--seed", 1, "--seats", "human", "-o", file, input="")
    assert result.exit_code == 0
    assert "The game is not over." in result.stdout
    assert _record(file).entries == []
    assert loci("play", file, input="quit\n").exit_code == 0


def _read_up_to(words: str, process: subprocess.Popen[str]) -> None:
    assert process.stdout is not None
    while words not in (line := process.stdout.readline()):
        assert line, "it ended too early"


def test_every_answer_is_on_the_disk_before_the_next_question(
    program: Callable, tmp_path: Path
) -> None:
    file = tmp_path / "a.loci"
    args = ("play", "ferry", "--seed", 1, "--seats", "human", "-o", file)
    with program(*args, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        for number in range(3):
            _read_up_to("River", process)
            assert len(_record(file).entries) == number
            process.stdin.write("dock L1\n" if number == 0 else f"dock L{2 + 3 * number}\n")
            process.stdin.flush()
        _read_up_to("River", process)
        process.send_signal(signal.SIGKILL)
        process.wait(timeout=10)
    assert [entry.move for entry in _record(file).entries] == ["dock L1", "dock L5", "dock L8"]
    assert [path.name for path in tmp_path.iterdir()] == ["a.loci"]


def test_interrupted_it_says_where_the_game_is_and_ends_with_130(
    program: Callable, tmp_path: Path
) -> None:
    file = tmp_path / "a.loci"
    args = ("play", "ferry", "--seed", 1, "--seats", "human", "-o", file)
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with program(*args, **pipes) as process:
        _read_up_to("help", process)
        process.send_signal(signal.SIGINT)
        said, complained = process.communicate(timeout=30)
    assert process.returncode == 130
    assert "Continue with: loci play" in said
    assert "Traceback" not in complained
    assert _record(file).entries == []


def test_the_screen_is_passed_only_where_something_is_hidden(loci: Callable) -> None:
    hidden = loci("play", "lantern", "--seed", 4, "--seats", "human", input=ALL_FIRST).stdout
    open_ = loci("play", "ferry", "--seed", 4, "--seats", "human", input=ALL_FIRST).stdout
    alone = loci("play", "lantern", "--seed", 4, input=ALL_FIRST).stdout
    assert "Pass the screen to Player 2 and press Enter." in hidden
    assert "Pass the screen to Player 1 and press Enter." in hidden
    assert "Pass the screen" not in open_
    assert "Pass the screen" not in alone


def test_nobody_sees_the_hand_of_another(loci: Callable) -> None:
    said = loci("play", "lantern", "--seed", 4, "--seats", "human", input="1\n\n1\n\n").stdout
    questions = said.split("Pass the screen")
    assert len(questions) == 3
    assert "Player 1: 0 lights, hand: 3 cards" in questions[1]
    assert "Player 2: 0 lights, hand: 3 cards" not in questions[1]
    assert "Player 2: 0 lights, hand: 3 cards" in questions[2]


def test_the_log_tells_others_only_what_they_may_know(loci: Callable) -> None:
    typed = "swap dawn\ndraw\n\nlog\nkeep\n\nlog\n"
    said = loci("play", "lantern", "--seed", 4, "--seats", "human", input=typed).stdout
    _, other, own = said.split("Pass the screen")
    assert "Player 1 draws a card." in other
    assert not re.search(r"Player 1 draws (dawn|ember|oil|wind)", other)
    assert re.search(r"Player 1 draws (dawn|ember|oil|wind)\.", own)


def test_another_asked_seat_may_answer_first(loci: Callable, tmp_path: Path) -> None:
    file = tmp_path / "a.loci"
    typed = "as P2\n\n1\n\nas P2\nas P9\nundo P2\n"
    args = ("play", "lantern", "--seed", 4, "--seats", "human,human", "-o", file)
    result = loci(*args, input=typed)
    assert "Also asked: Player 2" in result.stdout
    assert "Player 2 is not asked anything now." in result.stdout
    assert "There is no seat “P9” at this screen." in result.stdout
    assert "Taken back." in result.stdout
    assert _record(file).entries == []


def test_undo_takes_back_chance_too_and_nobody_knows_what_falls_then(
    loci: Callable, tmp_path: Path
) -> None:
    once, again, third = (tmp_path / f"{name}.loci" for name in ("once", "again", "third"))
    args = ("play", "lantern", "--seed", 4, "--seats", "human,human", "-o")
    loci(*args, once, input="swap dawn\ndraw\n")
    typed = "swap dawn\ndraw\n\nundo P1\n\ndraw\n"
    result = loci(*args, again, input=typed)
    assert "Taken back." in result.stdout
    assert _record(once).entries == _record(again).entries
    assert _record(again).fresh.keys() == {1}
    assert _record(once).hash != _record(again).hash
    # What was typed decides all of it, and a record of it can be proved and gone on with.
    loci(*args, third, input=typed)
    assert _record(again) == _record(third)
    assert loci("verify", again).exit_code == 0
    assert loci("replay", again).exit_code == 0
    assert loci("play", again, input="undo P1\nquit\n").exit_code == 0
    assert _record(again).fresh.keys() == {1}


def test_a_file_that_is_there_is_not_overwritten(loci: Callable, tmp_path: Path) -> None:
    file, other = tmp_path / "a.loci", tmp_path / "other.txt"
    other.write_text("precious")
    loci("new", "ferry", "--seed", 1, "-o", file)
    before = file.read_text()
    assert loci("play", "ferry", "-o", file).exit_code == 2
    assert file.read_text() == before
    result = loci("play", "ferry", "--seed", 1, input=f"save {other}\nsave\nsave /nowhere/a.loci\n")
    assert result.exit_code == 0
    assert f"{other} is there already" in result.stdout
    assert "Say where: save FILE" in result.stdout
    assert "/nowhere/a.loci cannot be written" in result.stdout
    assert other.read_text() == "precious"


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["fery"], "no game “fery”"),
        (["none.loci"], "no file none.loci"),
        (["ferry", "--seats", "human,clever"], "There are: random"),
        (["ferry", "--seats", "human,human,human", "--players", "2"], "only 2 players"),
        (["ferry", "--option", "coins=9"], "0–5"),
    ],
)
def test_bad_input_is_exit_code_2(loci: Callable, args: list[str], words: str) -> None:
    result = loci("play", *args)
    assert result.exit_code == 2
    assert words in result.stderr


def test_bytes_that_are_no_text_are_an_unknown_move(program: Callable) -> None:
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with program("play", "ferry", "--seed", 1, "--seats", "human", **pipes) as process:
        assert process.stdin is not None
        process.stdin.buffer.write(b"\xff\xfe\n")
        said, complained = process.communicate(timeout=30)
    assert process.returncode == 0
    assert "is no move of this game" in said
    assert complained == ""


def test_a_question_mark_lists_what_can_be_answered(loci: Callable) -> None:
    said = loci("play", "ferry", "--seed", 3, "--seats", "human", input="?\n").stdout
    assert said.count("dock L1") == 2  # at first, and when it was asked for


def test_questions_and_reasons_have_the_numbers_of_their_rules(loci: Callable) -> None:
    setup = ("--seed", 1, "--option", "factions=witches,nomads", "--seats", "human")
    said = loci("play", "terra-mystica", *setup, input="why build A1\nbuild A1\n").stdout
    reasons = [line for line in said.splitlines() if re.search(r"\(TM-\d+\.\d+\)$", line)]
    assert len(reasons) >= 3  # the question, why not, and the refusal


def test_the_result_has_a_line_for_every_seat(loci: Callable) -> None:
    for language, seat in (("en", "Player"), ("pl", "Gracz"), ("ru", "Игрок")):
        said = loci(
            *("play", "ferry", "--seed", 4, "--seats", "human", "--lang", language),
            input=ALL_FIRST,
        ).stdout
        for number in (1, 2):
            assert re.search(rf"^ *{seat} {number} +\d+", said, re.MULTILINE), said[-300:]


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_a_bot_is_asked_for_a_hint(loci: Callable, language: str) -> None:
    setup = ("haunted-lands", "--seats", "human,greedy", "--seed", 1, "--lang", language)
    said = loci("play", *setup, input="hint\nquit\n").stdout
    advice = next(line for line in said.splitlines() if line.startswith("> hint"))
    told = said.partition(advice)[2].splitlines()[1]
    assert told.startswith("1. ")
    assert "hint-" not in told
    assert "play-" not in told
