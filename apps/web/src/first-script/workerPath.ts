/** The file of the worker that reads drops, as the page's HTML names it (`src/pages/_document.tsx`). */
export function workerPath(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[data-worker]')?.dataset['worker']
}
