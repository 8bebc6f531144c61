import type { Hands } from './hands.ts'

/** On the first step of a new drop: chooses a token and goes on to its recipients. */
export async function chooseToken({ press }: Hands, name: RegExp): Promise<void> {
  await press(name, 'radio')
  await press('Add recipients')
}

/** Brings a list from a file. */
export function bringList({ give }: Hands, text: string, name = 'list.csv'): Promise<void> {
  return give('List of recipients', name, text)
}

/** From the first step of a new drop to the review of a list. */
export async function review(hands: Hands, list: string, token = /MERI/): Promise<void> {
  await chooseToken(hands, token)
  await bringList(hands, list)
  await hands.press('Review list')
}
