export function castsWithoutAWord(text: string): readonly number[] {
  return JSON.parse(text) as readonly number[]
}
