/** Cards, spirits and tiles, large. */
import type { Component } from 'svelte';
import type { CardProps } from '../../board';

export const Card: Component<CardProps> | undefined = undefined;
