import { createElement, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/**
 * Hydrates a button as Astro hydrates an island: begun now, done by React when it finds the time.
 *
 * @param onEffect called when the island has its effects
 * @returns takes the island down
 */
export function hydrateButton(element: HTMLElement, onEffect: () => void): () => void {
  const Button = () => {
    useEffect(onEffect);
    return createElement('button', { type: 'button' }, 'Open');
  };
  let root: Root | undefined;
  startTransition(() => {
    root = hydrateRoot(element, createElement(Button));
  });
  return () => root?.unmount();
}
