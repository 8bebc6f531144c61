import { useEffect, useState } from 'react'
import { useAccount } from 'wagmi'
import { getChain, getExplorerUrl } from '@slotdrop/chains'
import { type ChainClient, inspectToken, type TokenTrait } from '@slotdrop/delivery'
import { formatAmount, type TokenStandard } from '@slotdrop/drops'
import { AddressText } from '../../components/AddressText.tsx'
import { Note } from '../../components/Note.tsx'
import { Pill, type Tone } from '../../components/Pill.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import type { KnownToken } from '../../lib/knownTokens.ts'
import type { Asset } from './readAsset.ts'
import { ListedMark } from './TokenField.tsx'

export const standardNames: Record<TokenStandard, string> = {
  ERC20: 'ERC-20',
  ERC721: 'ERC-721',
  ERC1155: 'ERC-1155',
  NATIVE: 'Coin',
}
const tones: Record<TokenTrait['weight'], Tone> = { fault: 'fault', warning: 'flight', note: 'note' }

/** What the chain says of the chosen token, and what it does when it is moved. */
export function AssetFacts({
  asset,
  tokens,
  client,
  distributor,
}: {
  readonly asset: Asset
  readonly tokens: readonly KnownToken[]
  readonly client: ChainClient | undefined
  readonly distributor: `0x${string}` | null
}) {
  const isCoin = asset.standard === 'NATIVE'
  const chain = getChain(asset.chainId)
  const explorer = chain && !isCoin ? getExplorerUrl(chain, { kind: 'token', address: asset.address }) : undefined
  return (
    <dl className="card facts">
      <div>
        <dt>Token</dt>
        <dd>
          <b>{toPlainName(asset.symbol)}</b> {toPlainName(asset.name)} <Pill>{standardNames[asset.standard]}</Pill>{' '}
          {!isCoin && <ListedMark tokens={tokens} address={asset.address} />}
        </dd>
      </div>
      {!isCoin && (
        <div>
          <dt>Contract</dt>
          <dd>
            <AddressText address={asset.address} />
            {explorer && (
              <>
                {' '}
                <a href={explorer} target="_blank" rel="noreferrer">
                  See it in the explorer
                </a>
              </>
            )}
          </dd>
        </div>
      )}
      {(asset.standard === 'ERC20' || isCoin) && (
        <div>
          <dt>Decimals</dt>
          <dd className="figure">{asset.decimals}</dd>
        </div>
      )}
      <div>
        <dt>You hold</dt>
        <dd className="figure">
          {asset.standard === 'ERC1155'
            ? 'Each id is checked with the list'
            : asset.balance === undefined
              ? 'Connect a wallet to see'
              : `${formatAmount(asset.balance, asset.decimals)} ${asset.standard === 'ERC721' ? 'tokens' : toPlainName(asset.symbol)}`}
        </dd>
      </div>
      {asset.standard !== 'NATIVE' && (
        <div>
          <dt>Tried and asked</dt>
          <dd>
            <Traits asset={asset} standard={asset.standard} client={client} distributor={distributor} />
          </dd>
        </div>
      )}
    </dl>
  )
}

function Traits({
  asset,
  standard,
  client,
  distributor,
}: {
  readonly asset: Asset
  readonly standard: Exclude<TokenStandard, 'NATIVE'>
  readonly client: ChainClient | undefined
  readonly distributor: `0x${string}` | null
}) {
  const { address: owner } = useAccount()
  const { address: token, balance, decimals, chainId } = asset
  const [traits, setTraits] = useState<readonly TokenTrait[]>()
  useEffect(() => {
    setTraits(undefined)
    if (!client) return
    let isCurrent = true
    void inspectToken({ client, token, standard, owner, balance, decimals, spender: distributor ?? undefined }).then(
      (found) => isCurrent && setTraits(found),
    )
    return () => {
      isCurrent = false
    }
  }, [client, chainId, token, standard, owner, balance, decimals, distributor])
  const isTried = standard === 'ERC20' && owner !== undefined && balance !== undefined && balance > 0n
  if (!traits) return <span className="muted">Asking the network …</span>
  if (traits.length === 0)
    return (
      <>
        {isTried
          ? 'A transfer was tried: it arrives in full.'
          : 'Nothing unusual was found. The review tries each row.'}
      </>
    )
  return (
    <div className="traits">
      {traits.map(({ kind, weight, message }) => (
        <Note key={kind} tone={tones[weight]}>
          {message}
        </Note>
      ))}
    </div>
  )
}
