import { queryOptions, skipToken } from '@tanstack/react-query'
import { type ChainClient, fetchGasSchedule } from '@slotdrop/delivery'
import { type Address, isUnwrapped, type TokenStandard } from '@slotdrop/drops'
import type { KnownToken } from '../../../chain/knownTokens.ts'
import { identityKey } from '../../../workers/identityKey.ts'
import { type Asset, fetchAsset, fetchCoin, fetchWrappedCoin } from './fetchAsset.ts'
import { fetchHeld } from './fetchHeld.ts'

/** Stands for the network's own coin among addresses. */
export const coinChoice = 'coin'
/** Stands for the network's own coin, paid out of the wrapped coin. */
export const wrappedChoice = 'wrapped coin'

// What a chain says is asked anew by each step that shows it.
const fresh = { gcTime: 0 } as const

/** Fetches the scripts that inspect a token. */
export function loadInspection() {
  return import('./tokenInspection.ts')
}

/** The network's price of gas now, wei. */
export function gasPriceQuery(client: ChainClient | undefined) {
  return queryOptions({
    queryKey: ['gas price', identityKey(client)],
    queryFn: client ? () => client.getGasPrice() : skipToken,
    ...fresh,
  })
}

/** How the network prices new state, as its node has it. */
export function gasScheduleQuery(client: ChainClient | undefined, chainId: number | undefined) {
  return queryOptions({
    queryKey: ['gas schedule', identityKey(client), chainId],
    queryFn: client && chainId !== undefined ? () => fetchGasSchedule(client, chainId) : skipToken,
    ...fresh,
  })
}

/** What stands at an address, and what an account holds of it; of the network's coin for `coinChoice` and `wrappedChoice`. */
export function assetQuery({
  client,
  chainId,
  address,
  owner,
  coin,
  wrapped,
}: {
  readonly client: ChainClient | undefined
  readonly chainId: number | undefined
  /** The token's address as it was typed; empty for none. */
  readonly address: string
  readonly owner: Address | undefined
  readonly coin: { readonly name: string; readonly symbol: string; readonly decimals: number } | undefined
  /** The network's wrapped coin; undefined where none is known. */
  readonly wrapped: Address | undefined
}) {
  return queryOptions({
    queryKey: ['asset', identityKey(client), chainId, address, owner, wrapped],
    queryFn:
      client && chainId !== undefined && address !== '' && coin
        ? () => {
            if (address === coinChoice) return fetchCoin({ client, chainId, owner, coin })
            if (address === wrappedChoice && wrapped) return fetchWrappedCoin({ client, chainId, owner, coin, wrapped })
            return fetchAsset({ client, chainId, address, owner })
          }
        : skipToken,
    ...fresh,
  })
}

/** Whether the network's wrapped coin is really there. */
export function wrappedCoinQuery(client: ChainClient | undefined, wrapped: Address | undefined) {
  return queryOptions({
    queryKey: ['wrapped coin', identityKey(client), wrapped],
    queryFn: client && wrapped ? async () => (await client.getCode({ address: wrapped })) !== undefined : skipToken,
    ...fresh,
  })
}

/** First part of the key of `freshBalanceQuery`: what was wrapped is read by asking for it anew. */
export const freshBalanceKey = 'fresh balance'

/** The chosen token as it is read once more for the account that is connected, and not before there is one. */
export function freshBalanceQuery({
  client,
  owner,
  asset,
}: {
  readonly client: ChainClient | undefined
  readonly owner: Address | undefined
  readonly asset: Asset | undefined
}) {
  const { address, chainId, standard, name = '', symbol = '', decimals = 18 } = asset ?? {}
  const coin = { name, symbol, decimals }
  return queryOptions({
    queryKey: [freshBalanceKey, identityKey(client), owner, chainId, address, standard, coin],
    queryFn:
      client && owner && chainId !== undefined && address && standard
        ? () => {
            if (standard !== 'NATIVE') return fetchAsset({ client, chainId, address, owner })
            return isUnwrapped({ standard, token: address })
              ? fetchCoin({ client, chainId, owner, coin })
              : fetchWrappedCoin({ client, chainId, owner, coin, wrapped: address })
          }
        : skipToken,
    networkMode: 'always',
    ...fresh,
  })
}

/** Balances of known tokens. They are an aid: without them the list stands in its own order. */
export function heldTokensQuery(
  client: ChainClient | undefined,
  tokens: readonly KnownToken[],
  owner: Address | undefined,
) {
  return queryOptions({
    queryKey: ['held tokens', identityKey(client), owner, tokens.map(({ address }) => address)],
    queryFn: client && owner ? () => fetchHeld(client, tokens, owner) : skipToken,
    ...fresh,
  })
}

/** Coins that an account holds, wei. */
export function heldCoinsQuery(client: ChainClient | undefined, owner: Address | undefined) {
  return queryOptions({
    queryKey: ['held coins', identityKey(client), owner],
    queryFn: client && owner ? () => client.getBalance({ address: owner }) : skipToken,
    ...fresh,
  })
}

/** What a token does when it is moved. */
export function tokenTraitsQuery({
  client,
  asset: { chainId, address: token, balance, decimals },
  standard,
  owner,
  distributor,
}: {
  readonly client: ChainClient | undefined
  readonly asset: Asset
  readonly standard: Exclude<TokenStandard, 'NATIVE'>
  readonly owner: Address | undefined
  readonly distributor: Address | null
}) {
  return queryOptions({
    queryKey: [
      'token traits',
      identityKey(client),
      chainId,
      token,
      standard,
      owner,
      `${balance}`,
      decimals,
      distributor,
    ],
    queryFn: client
      ? async () => {
          const { inspectToken, traitSentence } = await loadInspection()
          const spender = distributor ?? undefined
          const traits = await inspectToken({ client, token, standard, owner, balance, decimals, spender })
          return traits.map((trait) => ({ ...trait, sentence: traitSentence(trait) }))
        }
      : skipToken,
    ...fresh,
  })
}
