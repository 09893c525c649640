/** Cards, spirits and tiles, large. */
export { default as Card } from './Card.svelte';
export { cardsIn } from './naming';
