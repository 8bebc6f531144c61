import { walletConstants } from '../constants.ts'

// Marks that turn the direction of the text around them, and characters that cannot be seen.
const deceiving = /[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g

/** An ENS name of which at most 24 characters before the last label are shown (specification, section 9). */
export function shortenName(name: string): string {
  const clean = name.replace(deceiving, '')
  const lastDot = clean.lastIndexOf('.')
  const stem = lastDot < 0 ? clean : clean.slice(0, lastDot)
  return stem.length > walletConstants.nameMaxLength ? `${stem.slice(0, walletConstants.nameMaxLength)}...` : clean
}
