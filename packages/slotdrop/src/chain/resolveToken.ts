import { getChain } from '@slotdrop/chains'
import type { ChainClient } from '@slotdrop/delivery'
import { type Address, standardCode, type TokenFacts, type TokenStandard } from '@slotdrop/drops'
import { sentence } from '@slotdrop/messages'
import { zeroAddress } from 'viem'
import type { Arguments } from '../arguments/parseArguments.ts'
import { UsageError } from '../errors.ts'
import * as messages from '../messages.generated.ts'
import { fetchTokenFacts } from './fetchTokenFacts.ts'

/** The token of a list, as options and chain tell it. */
export type ListToken = {
  readonly standard: TokenStandard
  /** Zero for the chain's coin; undefined where nothing says which token it is. */
  readonly token: Address | undefined
  readonly facts: TokenFacts
}

// Sound: the record has every standard and no other key.
const standards = Object.keys(standardCode) as TokenStandard[]

/** What is known of a chain's own coin. */
export function coinFacts(chainId: number | undefined): TokenFacts {
  const coin = (chainId === undefined ? undefined : getChain(chainId))?.nativeCurrency
  return { symbol: coin?.symbol ?? 'ETH', name: coin?.name ?? '', decimals: coin?.decimals ?? 18 }
}

/** What is known of the token from options alone; what `--rpc` can tell is asked where it is missing. @throws UsageError, BlockedError */
export async function resolveToken(
  given: Arguments,
  client: ChainClient | undefined,
  chainId: number | undefined,
): Promise<ListToken> {
  const standard = given.oneOf('standard', standards) ?? 'ERC20'
  const token = given.address('token') ?? (standard === 'NATIVE' ? zeroAddress : undefined)
  const decimals = given.integer('decimals', { max: 255 })
  const [symbol, name] = [given.text('symbol'), given.text('name')]
  if (standard === 'NATIVE') {
    return { standard, token, facts: { ...coinFacts(chainId), ...(symbol === undefined ? {} : { symbol }) } }
  }
  const hasUnits = standard === 'ERC20'
  const asked = client && token !== undefined ? await fetchTokenFacts(client, token, standard) : undefined
  const unit = decimals ?? asked?.decimals ?? (hasUnits ? undefined : 0)
  if (unit === undefined) throw new UsageError(sentence(messages.decimalsMissing))
  if (asked && hasUnits && decimals !== undefined && decimals !== asked.decimals)
    throw new UsageError(sentence(messages.decimalsDiffer, { given: `${decimals}`, token: `${asked.decimals}` }))
  return {
    standard,
    token,
    facts: { symbol: symbol ?? asked?.symbol ?? '', name: name ?? asked?.name ?? '', decimals: unit },
  }
}
