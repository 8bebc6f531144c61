import type { Asset } from './fetchAsset.ts'

/** A token as a draft keeps it. */
export function stringifyAsset(asset: Asset) {
  return JSON.stringify(asset, (_, value: unknown) => (typeof value === 'bigint' ? undefined : value))
}

/** The token of a draft. */
export function parseAsset(text: string): Asset {
  // Written by `stringifyAsset`, which leaves out the balance alone.
  return { balance: undefined, ...(JSON.parse(text) as Omit<Asset, 'balance'>) }
}
