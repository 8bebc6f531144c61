/**
 * Workers that get to the middle of a kind of work and no further, as with a list too long for a story: they tell their page of 42 %.
 *
 * @param kind as in the worker's protocol
 */
export function holdWorkers(kind: 'read' | 'seal' | 'open' | 'drop'): void {
  const post = Worker.prototype.postMessage
  Worker.prototype.postMessage = function (this: Worker, ...message: Parameters<typeof post>) {
    const [asked] = message as [{ readonly id?: number; readonly kind?: string } | undefined]
    if (asked?.kind !== kind) return post.apply(this, message)
    this.dispatchEvent(new MessageEvent('message', { data: { id: asked.id, progress: 0.42 } }))
  } as typeof post
}
