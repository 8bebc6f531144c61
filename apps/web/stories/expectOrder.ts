/** Fails unless each of these stands before the next, wherever they are drawn. */
export function expectOrder(...parts: readonly Element[]): void {
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1]
    if (next && !(part.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING))
      throw new Error(`“${part.textContent}” does not stand before “${next.textContent}”.`)
  }
}
