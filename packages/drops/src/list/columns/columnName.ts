/** Reduces the name of a column to letters and digits, without case, spaces and signs. */
export function columnName(cell: string): string {
  return cell.toLowerCase().replace(/[^a-z0-9]/g, '')
}
