export function toldRows(): number {
  return 2
}
