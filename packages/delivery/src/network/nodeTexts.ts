/** What the node itself said. */
export function textsOf(error: unknown): string {
  const texts: string[] = []
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth++)
    // What viem says beside them tells the request again, which names blocks, too.
    texts.push('details' in cause && typeof cause.details === 'string' ? cause.details : cause.message)
  // viem repeats the node's text in each error around it.
  return [...new Set(texts)].join(' ')
}

/** Whether a node refuses logs for the blocks that were asked for, and not for how often it is asked. */
export function isAboutRange(text: string): boolean {
  return /block|range|results|logs|response size|too large/i.test(text) && !/rate|too many requests/i.test(text)
}

const maxForeignLength = 300

/** Headers of a request that a server repeats, to the end: none of them helps. */
const headers =
  /\b(?:accept|accept-\w+|authorization|connection|content-length|content-type|cookie|host|user-agent|x-[\w-]+)\b["'\\]*\s*[:=][\s\S]*/i

/** The words of a node or of a library: one line, without addresses, markup and anything as long as a transaction. */
export function toForeignText(text: string): string {
  const plain = text
    .replaceAll(/\b(?:https?|wss?):\/\/[^\s"'<>]+/gi, '(hidden)')
    .replaceAll(/(?:0x)?[\da-f]{65,}/gi, '(hidden)')
    .replace(headers, '(hidden)')
    .replaceAll(/<[^>]*>/g, ' ')
    // oxlint-disable-next-line no-control-regex -- a terminal obeys them
    .replaceAll(/[\s\u0000-\u001F\u007F-\u009F]+/g, ' ')
    .trim()
  return plain.length > maxForeignLength ? `${plain.slice(0, maxForeignLength)}…` : plain
}
