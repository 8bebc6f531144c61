/** Pictures that are kept: some 40 kB each. */
const maxKept = 100

/**
 * Draws what is asked for once, and keeps the pictures asked for last: anybody may ask, and drawing is work.
 *
 * @param draw makes the picture; one that fails is not kept
 */
export function keepDrawn<T>(
  draw: (subject: T) => Promise<Uint8Array>,
  most: number = maxKept,
): (subject: T) => Promise<Uint8Array> {
  const kept = new Map<string, Promise<Uint8Array>>()
  return (subject) => {
    const key = JSON.stringify(subject)
    const drawn = kept.get(key) ?? draw(subject)
    // Asked for last: forgotten last.
    kept.delete(key)
    kept.set(key, drawn)
    drawn.catch(() => kept.delete(key))
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    return drawn
  }
}
