import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from 'wagmi'
import { getChain, getWrappedCoin } from '@slotdrop/chains'
import { formatAmount, type ListSummary, shareDecimals, type TokenShare } from '@slotdrop/drops'
import { Button } from '../../../../components/Button.tsx'
import { FieldError } from '../../../../components/forms/FieldError.tsx'
import { toPlainName } from '../../../../components/UntrustedText.tsx'
import { useNumberLocale, useText } from '../../../../i18n/index.ts'
import { useChainClient, useRuntime } from '../../../account/index.ts'
import { assetQuery, coinChoice } from '../../asset/chainQueries.ts'
import { type Asset, assetSentences } from '../../asset/fetchAsset.ts'
import { messages } from '../../messages.generated.ts'
import { useListClient } from '../ListClientContext.ts'
import { tokenSharesQuery } from '../listQueries.ts'
import { isShareOf, type KnownShare, maxShares } from './splitList.ts'
import styles from './TokenShares.module.css'

type AskedShare = {
  readonly share: TokenShare
  readonly asset: Asset | undefined
  readonly problem: string | undefined
}

/** Whether a share is paid on the chain that is chosen, where its token can be looked up. */
function isOnChain({ chainId }: TokenShare): boolean {
  return chainId === undefined
}

/** What the chain says of the tokens of some shares; of the chosen one it is known. */
function useAssets(shares: readonly TokenShare[], chosen: Asset): readonly AskedShare[] {
  const t = useText(messages)
  const runtime = useRuntime()
  const { address: owner } = useAccount()
  const { chainId } = chosen
  const client = useChainClient(chainId)
  const coin = getChain(chainId)?.nativeCurrency
  const wrapped = runtime ? getWrappedCoin(runtime, chainId)?.address : undefined
  const answers = useQueries({
    queries: shares.map((share) => ({
      ...assetQuery({ client, chainId, address: share.address ?? coinChoice, owner, coin, wrapped }),
      enabled: !isShareOf(share, chosen) && isOnChain(share) && (share.isCoin || share.address !== undefined),
    })),
  })
  return shares.map((share, place) => {
    const { data } = answers[place] ?? {}
    if (isShareOf(share, chosen)) return { share, asset: chosen, problem: undefined }
    if (!isOnChain(share) || (!share.isCoin && share.address === undefined))
      return { share, asset: undefined, problem: t('shareUnknown') }
    const problem = data && 'problem' in data ? t(assetSentences[data.problem]) : undefined
    return { share, asset: data && 'asset' in data ? data.asset : undefined, problem }
  })
}

/** The tokens of a list that names several, each of which becomes a drop; nothing for any other list. */
export function TokenShares({
  summary,
  asset,
  onSplit,
}: {
  readonly summary: ListSummary
  readonly asset: Asset
  readonly onSplit: (shares: readonly KnownShare[]) => Promise<void>
}) {
  const client = useListClient()
  const isMixed = summary.issues.some(({ kind }) => kind === 'other-token')
  const { data: shares } = useQuery(tokenSharesQuery({ client: isMixed ? client : undefined, summary }))
  if (!isMixed || !shares || shares.length === 0 || shares.length > maxShares) return null
  return <ShareList shares={shares} asset={asset} onSplit={onSplit} />
}

function ShareList({
  shares,
  asset: chosen,
  onSplit,
}: {
  readonly shares: readonly TokenShare[]
  readonly asset: Asset
  readonly onSplit: (shares: readonly KnownShare[]) => Promise<void>
}) {
  const t = useText(messages)
  const locale = useNumberLocale()
  const asked = useAssets(shares, chosen)
  const [isSplitting, setSplitting] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const known = asked.flatMap(({ share, asset }) => (asset ? [{ share, asset }] : []))
  const isAsking = asked.some(({ asset, problem }) => !asset && problem === undefined)
  const split = async () => {
    setSplitting(true)
    setFailed(false)
    try {
      await onSplit(known)
    } catch {
      setFailed(true)
    }
    setSplitting(false)
  }
  const sumOf = ({ sum }: TokenShare, asset: Asset) =>
    sum === undefined || asset.standard === 'ERC721' ? '' : formatAmount(sum, shareDecimals, { locale })
  return (
    <section className={styles.shares} aria-labelledby="token-shares">
      <h2 id="token-shares">{t('sharesTitle', { tokens: shares.length })}</h2>
      <p>{t('sharesText')}</p>
      <ol>
        {asked.map(({ share, asset, problem }) => (
          <li key={`${share.chainId} ${share.keys.join()}`}>
            <span className={asset ? undefined : styles.address}>
              {asset ? toPlainName(asset.symbol) : share.isCoin ? t('coin') : toPlainName(share.text)}
            </span>
            <span>{t('shareRecipients', { recipients: share.rows })}</span>
            {asset && <span className="figure">{sumOf(share, asset)}</span>}
            {problem !== undefined && <FieldError>{problem}</FieldError>}
          </li>
        ))}
      </ol>
      <Button
        size="small"
        variant="primary"
        disabled={isAsking || isSplitting || known.length === 0}
        onClick={() => void split()}
      >
        {isAsking ? t('asking') : t('makeDrops', { drops: known.length })}
      </Button>
      {isFailed && <FieldError>{t('sharesNotKept')}</FieldError>}
    </section>
  )
}
