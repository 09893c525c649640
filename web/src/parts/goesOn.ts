/** A sign where what is in sight is not all: the element fades out where its content goes on, below or on the right (`base.css`). */
export type Sides = 'down' | 'right';

export function goesOn(element: HTMLElement, told?: (sides: Sides[]) => void) {
  const look = () => {
    const { scrollTop, clientHeight, scrollHeight, scrollLeft, clientWidth, scrollWidth } = element;
    const sides: Sides[] = [];
    if (scrollTop + clientHeight < scrollHeight - 4) sides.push('down');
    if (scrollLeft + clientWidth < scrollWidth - 4) sides.push('right');
    if (element.dataset.goesOn !== sides.join(' ')) element.dataset.goesOn = sides.join(' ');
    told?.(sides);
  };
  const sizes = new ResizeObserver(look);
  const contents = new MutationObserver(look);
  sizes.observe(element);
  contents.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener('scroll', look, { passive: true });
  look();
  return {
    destroy() {
      sizes.disconnect();
      contents.disconnect();
      element.removeEventListener('scroll', look);
    },
  };
}
