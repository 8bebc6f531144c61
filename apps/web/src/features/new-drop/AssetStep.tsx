import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAccount } from 'wagmi'
import { getChain, getChainFacts, getExplorerUrl } from '@slotdrop/chains'
import { formatAmount, type TokenStandard } from '@slotdrop/drops'
import { AddressText } from '../../components/AddressText.tsx'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { Pill } from '../../components/Pill.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import type { DropMode } from '../../lib/deviceStore.ts'
import { useChainClient, useRuntime } from '../account/index.ts'
import { ModeChooser } from './ModeChooser.tsx'
import { type Asset, type AssetProblem, assetSentences, readAsset, readCoin } from './readAsset.ts'

const standardNames: Record<TokenStandard, string> = {
  ERC20: 'ERC-20',
  ERC721: 'ERC-721',
  ERC1155: 'ERC-1155',
  NATIVE: 'Coin',
}
/** Stands for the network's own coin among addresses. */
const coinChoice = 'coin'

/** Network and token: what is distributed, what the sender holds of it, and how it reaches people. */
export function AssetStep({
  asset,
  mode,
  onChoose,
  onMode,
  onContinue,
}: {
  readonly asset: Asset | undefined
  readonly mode: DropMode
  readonly onChoose: (asset: Asset) => void
  readonly onMode: (mode: DropMode) => void
  readonly onContinue: () => void
}) {
  const runtime = useRuntime()
  const { address: owner } = useAccount()
  const [chainId, setChainId] = useState<number>()
  const chosenChain = chainId ?? asset?.chainId ?? runtime?.chains[0]?.id
  const client = useChainClient(chosenChain)
  const [address, setAddress] = useState<string>(
    asset ? (asset.standard === 'NATIVE' ? coinChoice : asset.address) : '',
  )
  const [problem, setProblem] = useState<AssetProblem>()
  const [isReading, setReading] = useState(false)
  const chain = chosenChain === undefined ? undefined : getChain(chosenChain)
  const distributor = runtime?.chains.find(({ id }) => id === chosenChain)?.distributor ?? null
  const coin = chain?.nativeCurrency

  useEffect(() => {
    if (!client || chosenChain === undefined || address === '' || !coin) return
    let isCurrent = true
    setReading(true)
    const reading =
      address === coinChoice
        ? readCoin({ client, chainId: chosenChain, owner, coin })
        : readAsset({ client, chainId: chosenChain, address, owner })
    void reading.then((answer) => {
      if (!isCurrent) return
      setReading(false)
      setProblem('problem' in answer ? answer.problem : undefined)
      if ('asset' in answer) onChoose(answer.asset)
    })
    return () => {
      isCurrent = false
    }
    // The chosen token is read anew when the account changes, for its balance.
  }, [client, chosenChain, address, owner, coin, onChoose])

  const isCoin = address === coinChoice
  const isChosen =
    asset !== undefined &&
    asset.chainId === chosenChain &&
    (isCoin ? asset.standard === 'NATIVE' : asset.address.toLowerCase() === address.toLowerCase()) &&
    !problem
  const explorer =
    asset && chain && !isCoin ? getExplorerUrl(chain, { kind: 'token', address: asset.address }) : undefined
  const isOnThisChain = chosenChain === runtime?.chains.find(({ id }) => id === 31_337)?.id
  return (
    <div className="asset-step">
      <div className="form-column">
        <fieldset className="field">
          <legend>Network</legend>
          <div className="choice-grid">
            {runtime?.chains.map(({ id, distributor: contract }) => (
              <label key={id} className="choice">
                <input type="radio" name="chain" checked={id === chosenChain} onChange={() => setChainId(id)} />
                <span>{getChain(id)?.name ?? `Chain ${id}`}</span>
                {id === 31_337 && <Pill tone="note">This machine</Pill>}
                {getChainFacts(id)?.stage === 'retired' && <Pill tone="flight">Retired</Pill>}
                {contract === null && <Pill>No contract</Pill>}
              </label>
            ))}
          </div>
        </fieldset>
        {runtime && distributor === null && (
          <Note tone="flight" title="No distributor is configured for this network.">
            Choose another network, or ask whoever runs this site to configure the contract.
          </Note>
        )}
        <fieldset className="field">
          <legend>{isOnThisChain ? 'Coin and demo tokens' : 'Coin'}</legend>
          <div className="choice-grid">
            {coin && (
              <label className="choice">
                <input type="radio" name="token" checked={isCoin} onChange={() => setAddress(coinChoice)} />
                <span>
                  <b>{coin.symbol}</b> {coin.name}
                </span>
                <Pill>Coin</Pill>
              </label>
            )}
            {isOnThisChain &&
              runtime?.demoTokens.map((token) => (
                <label key={token.address} className="choice">
                  <input
                    type="radio"
                    name="token"
                    checked={token.address.toLowerCase() === address.toLowerCase()}
                    onChange={() => setAddress(token.address)}
                  />
                  <span>
                    <b>{token.symbol}</b> {token.name}
                  </span>
                  <Pill>{standardNames[token.standard as TokenStandard]}</Pill>
                </label>
              ))}
          </div>
        </fieldset>
        <div className="field">
          <label htmlFor="token">Token address</label>
          <input
            id="token"
            type="text"
            className="mono"
            spellCheck={false}
            autoComplete="off"
            placeholder="0x…"
            value={isCoin ? '' : address}
            aria-invalid={problem !== undefined}
            aria-describedby="token-answer"
            onChange={(event) => setAddress(event.target.value.trim())}
          />
          <div id="token-answer" aria-live="polite">
            {isReading && <span className="muted">Asking the network …</span>}
            {!isReading && problem && <span className="field-error">{assetSentences[problem]}</span>}
          </div>
        </div>
        {isChosen && (
          <dl className="card facts">
            <div>
              <dt>Token</dt>
              <dd>
                <b>{toPlainName(asset.symbol)}</b> {toPlainName(asset.name)}{' '}
                <Pill>{standardNames[asset.standard]}</Pill>
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
          </dl>
        )}
        <div className="button-row">
          <Button variant="primary" disabled={!isChosen || distributor === null} onClick={onContinue}>
            Add recipients <ArrowRight size={16} aria-hidden="true" />
          </Button>
        </div>
      </div>
      {isChosen && <ModeChooser asset={asset} mode={mode} onMode={onMode} />}
    </div>
  )
}
