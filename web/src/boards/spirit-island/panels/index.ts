/** What stands around the island: the strip, the panels, a seat's own board. */
import type { Component } from 'svelte';
import type { BoardProps, Panel, SeatProps } from '../../board';

export const Strip: Component<BoardProps> | undefined = undefined;
export const Seat: Component<SeatProps> | undefined = undefined;
export const panels: Panel[] = [];
