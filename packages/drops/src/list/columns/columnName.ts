/** Reduces the name of a column to letters and digits, without case, accents, spaces and signs. */
export function columnName(cell: string): string {
  return cell
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
