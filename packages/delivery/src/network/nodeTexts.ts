/** What the node itself said. */
export function textsOf(error: unknown): string {
  const texts: string[] = []
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth++)
    // What viem says beside them tells the request again, which names blocks, too.
    texts.push('details' in cause && typeof cause.details === 'string' ? cause.details : cause.message)
  return texts.join(' ')
}

/** Whether a node refuses logs for the blocks that were asked for, and not for how often it is asked. */
export function isAboutRange(text: string): boolean {
  return /block|range|results|logs|response size|too large/i.test(text) && !/rate|too many requests/i.test(text)
}
