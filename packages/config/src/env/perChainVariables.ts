import type { EnvIssue } from '../errors.ts'
import { isAddressText, toHttpUrl } from '../urls.ts'
import { isChecksummed } from './isChecksummed.ts'

type PerChain = {
  readonly rpcUrls: Record<number, readonly string[]>
  readonly contracts: Record<number, `0x${string}`>
  readonly wrappedCoins: Record<number, `0x${string}`>
  readonly explorerUrls: Record<number, string>
  readonly chainNames: Record<number, string>
  readonly coins: Record<number, string>
}

/** Reads `RPC_URL_<chain id>` and its like: `CONTRACT`, `WRAPPED_COIN`, `EXPLORER_URL`, `CHAIN_NAME` and `COIN`. */
export function readPerChainVariables(
  environment: Readonly<Record<string, string>>,
): PerChain & { readonly issues: readonly EnvIssue[] } {
  const result = {
    rpcUrls: {},
    contracts: {},
    wrappedCoins: {},
    explorerUrls: {},
    chainNames: {},
    coins: {},
    // Sound: empty.
    issues: [] as EnvIssue[],
  } satisfies PerChain & {
    issues: EnvIssue[]
  }
  const { rpcUrls, contracts, wrappedCoins, explorerUrls, chainNames, coins }: PerChain = result

  for (const [variable, value] of Object.entries(environment)) {
    const match = /^(RPC_URL|CONTRACT|WRAPPED_COIN|EXPLORER_URL|CHAIN_NAME|COIN)_(.+)$/.exec(variable)
    if (!match?.[1] || !match[2]) continue
    const [, kind, suffix] = match
    const expected = (text: string) => result.issues.push({ variable, expected: text })
    if (!/^[1-9]\d{0,15}$/.test(suffix)) {
      expected(`is not a name that is read; end it in a chain id, such as ${kind}_1`)
      continue
    }
    const id = Number(suffix)
    if (kind === 'RPC_URL') {
      const urls = value.split(/[\s,]+/).filter((url) => url !== '')
      if (urls.every((url) => toHttpUrl(url))) rpcUrls[id] = urls
      else expected('http or https URLs with commas between, best first')
    } else if (kind === 'CONTRACT' || kind === 'WRAPPED_COIN') {
      const addresses = kind === 'CONTRACT' ? contracts : wrappedCoins
      if (isAddressText(value) && isChecksummed(value)) addresses[id] = value
      else if (isAddressText(value)) {
        expected(
          'an address whose capital letters are its checksum (EIP-55): these do not fit, so a digit may be wrong',
        )
      } else
        expected(`the address of the ${kind === 'CONTRACT' ? 'drop contract' : 'wrapped coin'}: 0x and 40 hex digits`)
    } else if (kind === 'CHAIN_NAME') chainNames[id] = value.trim()
    else if (kind === 'COIN') {
      if (/^[A-Za-z0-9]{1,12}$/.test(value)) coins[id] = value
      else expected('the symbol of the chain’s coin, such as ETH')
    } else if (toHttpUrl(value)) explorerUrls[id] = value.replace(/\/+$/, '')
    else expected('an http or https URL, such as https://etherscan.io')
  }
  return result
}
