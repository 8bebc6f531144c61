export function fetchLimit(): number {
  return 250
}
