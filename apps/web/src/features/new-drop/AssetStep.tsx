import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useAccount } from 'wagmi'
import { getChain } from '@slotdrop/chains'
import { formatAmount } from '@slotdrop/drops'
import { AddressText } from '../../components/AddressText.tsx'
import { Button } from '../../components/Button.tsx'
import { Note } from '../../components/Note.tsx'
import { Pill } from '../../components/Pill.tsx'
import { toPlainName } from '../../components/UntrustedText.tsx'
import { useChainClient, useRuntime } from '../account/index.ts'
import { type Asset, type AssetProblem, assetSentences, readAsset } from './readAsset.ts'

/** Network and token: what is distributed, and what the sender holds of it. */
export function AssetStep({
  asset,
  onChoose,
  onContinue,
}: {
  readonly asset: Asset | undefined
  readonly onChoose: (asset: Asset) => void
  readonly onContinue: () => void
}) {
  const runtime = useRuntime()
  const { address: owner } = useAccount()
  const [chainId, setChainId] = useState<number>()
  const chosenChain = chainId ?? asset?.chainId ?? runtime?.chains[0]?.id
  const client = useChainClient(chosenChain)
  const [address, setAddress] = useState<string>(asset?.address ?? '')
  const [problem, setProblem] = useState<AssetProblem>()
  const [isReading, setReading] = useState(false)
  const distributor = runtime?.chains.find(({ id }) => id === chosenChain)?.distributor ?? null

  useEffect(() => {
    if (!client || chosenChain === undefined || address === '') return
    let isCurrent = true
    setReading(true)
    void readAsset({ client, chainId: chosenChain, address, owner }).then((answer) => {
      if (!isCurrent) return
      setReading(false)
      setProblem('problem' in answer ? answer.problem : undefined)
      if ('asset' in answer) onChoose(answer.asset)
    })
    return () => {
      isCurrent = false
    }
    // The chosen token is read anew when the account changes, for its balance.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, chosenChain, address, owner])

  const isChosen =
    asset !== undefined &&
    asset.chainId === chosenChain &&
    asset.address.toLowerCase() === address.toLowerCase() &&
    !problem
  return (
    <div className="form-column">
      <fieldset className="field">
        <legend>Network</legend>
        <div className="choice-grid">
          {runtime?.chains.map(({ id }) => (
            <label key={id} className="choice">
              <input type="radio" name="chain" checked={id === chosenChain} onChange={() => setChainId(id)} />
              <span>{getChain(id)?.name ?? `Chain ${id}`}</span>
              {id === 31_337 && <Pill tone="note">This machine</Pill>}
            </label>
          ))}
        </div>
      </fieldset>
      {runtime && distributor === null && (
        <Note tone="flight" title="No distributor is configured for this network.">
          Choose another network, or ask whoever runs this site to configure the contract.
        </Note>
      )}
      {runtime && runtime.demoTokens.length > 0 && (
        <fieldset className="field">
          <legend>Demo tokens</legend>
          <div className="choice-grid">
            {runtime.demoTokens.map((token) => (
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
                <Pill>{token.standard.replace('ERC', 'ERC-')}</Pill>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <div className="field">
        <label htmlFor="token">Token address</label>
        <input
          id="token"
          type="text"
          className="mono"
          spellCheck={false}
          autoComplete="off"
          placeholder="0x…"
          value={address}
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
              <b>{toPlainName(asset.symbol)}</b> {toPlainName(asset.name)}
            </dd>
          </div>
          <div>
            <dt>Contract</dt>
            <dd>
              <AddressText address={asset.address} />
            </dd>
          </div>
          <div>
            <dt>Decimals</dt>
            <dd className="figure">{asset.decimals}</dd>
          </div>
          <div>
            <dt>You hold</dt>
            <dd className="figure">
              {asset.balance === undefined
                ? 'Connect a wallet to see'
                : `${formatAmount(asset.balance, asset.decimals)} ${toPlainName(asset.symbol)}`}
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
  )
}
