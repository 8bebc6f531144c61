/** More rows than any list has. */
const maxRowsPerDay = 100_000_000

/** Rows a day as they were typed, with or without marks between thousands; undefined for what is no such number. */
export function readRowsPerDay(text: string): number | undefined {
  const typed = text.trim()
  if (!/^(?:\d{1,9}|\d{1,3}(?:[\s,.’']\d{3})+)$/.test(typed)) return undefined
  const rows = Number(typed.replace(/\D/g, ''))
  return rows >= 1 && rows <= maxRowsPerDay ? rows : undefined
}
