/** What separates the cells of a line. */
export type Delimiter = ',' | ';' | '\t' | '|' | '=' | ':' | ' '

/** An address, with or without the prefix of its chain, or a name. */
export const wholeAccount = /^(?:(?:[a-z0-9-]+:)*0x[0-9a-f]{40}|[^\s.:,;|@/]+(?:\.[^\s.:,;|@/]+)*\.eth)$/iu

const candidates: readonly Delimiter[] = [',', ';', '\t', '|', '=', ':', ' ']

/** A quote was opened and not closed on its line. */
export const unclosedQuote = 'unclosed-quote'

/** Cuts a line into cells, with quotes as in RFC 4180. Cells keep no surrounding spaces. */
export function splitCells(line: string, delimiter: Delimiter): string[] | typeof unclosedQuote {
  if (!line.includes('"')) {
    const cells = delimiter === ' ' ? line.trim().split(/[ \t]+/) : line.split(delimiter)
    return cells.map((cell) => cell.trim())
  }
  const cells: string[] = []
  let cell = ''
  let quoted = false
  let wasQuoted = false
  for (let i = 0; i < line.length; i++) {
    const character = line[i] ?? ''
    if (quoted) {
      if (character !== '"') cell += character
      else if (line[i + 1] === '"') {
        cell += '"'
        i++
      } else quoted = false
    } else if (character === '"' && cell.trim() === '' && !wasQuoted) {
      quoted = true
      wasQuoted = true
      cell = ''
    } else if (character === delimiter) {
      cells.push(cell.trim())
      cell = ''
      wasQuoted = false
    } else cell += character
  }
  if (quoted) return unclosedQuote
  cells.push(cell.trim())
  return cells
}

/** Detects the delimiter that cuts most of the sampled lines into the same number of cells, at least two. */
export function detectDelimiter(lines: readonly string[]): Delimiter {
  const sample = lines.filter((line) => line.trim() !== '').slice(0, 50)
  let best: Delimiter = ','
  let bestScore = 0
  for (const delimiter of candidates) {
    const counts = new Map<number, number>()
    let isAroundAccounts = false
    for (const line of sample) {
      const split = splitCells(line, delimiter)
      // A quote that is open at the end of its line leaves the cells before it, which say as much.
      const cells = split === unclosedQuote ? splitCells(line.replaceAll('"', ''), delimiter) : split
      if (cells === unclosedQuote || cells.length < 2) continue
      // An address must stay whole as a cell: a decimal comma must not win over the semicolon around it.
      const weight = cells.some((cell) => wholeAccount.test(cell)) ? 4 : 1
      if (weight > 1) isAroundAccounts = true
      counts.set(cells.length, (counts.get(cells.length) ?? 0) + weight)
    }
    // Times and sentences have colons, too.
    if ((delimiter === ':' || delimiter === '=') && !isAroundAccounts) continue
    const score = Math.max(0, ...counts.values())
    const fewest = counts.has(2) ? 0.5 : 0
    if (score > 0 && score + fewest > bestScore) {
      best = delimiter
      bestScore = score + fewest
    }
  }
  return best
}
