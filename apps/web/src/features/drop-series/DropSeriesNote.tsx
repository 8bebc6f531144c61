import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { formatAmount, shareDecimals } from '@slotdrop/drops'
import { useChainName } from '../../components/useChain.ts'
import { toPlainName } from '../../components/UntrustedText.tsx'
import type { DeviceDraft } from '../../device/deviceStore.ts'
import { useNumberLocale, useText } from '../../i18n/index.ts'
import { messages } from './messages.generated.ts'
import styles from './DropSeriesNote.module.css'
import { draftOfDropQuery, seriesQuery } from './seriesQuery.ts'

/** The drops that one list with several tokens became, in its order: which is open, which are sealed, and the way to the others. */
export function DropSeriesNote({ draft }: { readonly draft: DeviceDraft | undefined }) {
  const t = useText(messages)
  const { data: drafts = [] } = useQuery(seriesQuery(draft))
  if (!draft || drafts.length < 2) return null
  const isOnSeveral = new Set(drafts.map(({ token }) => tokenOf(token).chainId)).size > 1
  return (
    <nav className={styles.series} aria-label={t('seriesTitle')}>
      <b>{t('seriesOf', { file: toPlainName(draft.fileName), drops: drafts.length })}</b>
      <ol>
        {drafts.map((each) => (
          <SeriesDrop key={each.key} draft={each} isOpen={each.key === draft.key} isOnSeveral={isOnSeveral} />
        ))}
      </ol>
    </nav>
  )
}

/** The same on the page of a drop that was one of them. */
export function SeriesOfDrop({ dropId }: { readonly dropId: string }) {
  const { data: draft } = useQuery(draftOfDropQuery(dropId))
  return <DropSeriesNote draft={draft ?? undefined} />
}

/** What a draft says of its token, which is kept as JSON. */
function tokenOf(token: string): { symbol: string; standard: unknown; chainId: number | undefined } {
  if (token === '') return { symbol: '', standard: undefined, chainId: undefined }
  const { symbol, standard, chainId } = JSON.parse(token) as { symbol?: unknown; standard?: unknown; chainId?: unknown }
  return {
    symbol: typeof symbol === 'string' ? symbol : '',
    standard,
    chainId: typeof chainId === 'number' ? chainId : undefined,
  }
}

/** What the list says of one of them: how much to how many. */
export function SeriesShare({ draft: { token, series } }: { readonly draft: DeviceDraft }) {
  const t = useText(messages)
  const locale = useNumberLocale()
  const asset = tokenOf(token)
  const { rows = 0, sum } = series ?? {}
  const symbol = toPlainName(asset.symbol)
  const amount =
    sum === undefined || asset.standard === 'ERC721'
      ? symbol
      : `${formatAmount(BigInt(sum), shareDecimals, { locale })} ${symbol}`
  return (
    <>
      {amount}, {t('recipients', { recipients: rows })}
    </>
  )
}

/** The way to one of them that is not sealed yet. */
export function GoOnWithDraft({ draft: { key, token } }: { readonly draft: DeviceDraft }) {
  const t = useText(messages)
  return (
    <Link href={{ pathname: '/drops/new', query: { draft: key, step: 'recipients' } }}>
      {t('goOnWith', { symbol: toPlainName(tokenOf(token).symbol) })}
    </Link>
  )
}

function SeriesDrop({
  draft,
  isOpen,
  isOnSeveral,
}: {
  readonly draft: DeviceDraft
  readonly isOpen: boolean
  /** The drops of the list are on several networks, so that each says its own. */
  readonly isOnSeveral: boolean
}) {
  const t = useText(messages)
  const chainName = useChainName()
  const { isSealed, sealedAs } = draft
  const { chainId } = tokenOf(draft.token)
  const network = isOnSeveral && chainId !== undefined ? chainName(chainId) : undefined
  const state = isSealed ? t('seriesSealed') : isOpen ? t('seriesOpen') : undefined
  return (
    <li aria-current={isOpen ? 'step' : undefined}>
      <span>
        <SeriesShare draft={draft} />
        {network !== undefined && ` · ${network}`}
      </span>
      {isSealed && sealedAs !== undefined && !isOpen ? (
        <Link href={`/drops/${sealedAs}`}>{state}</Link>
      ) : (
        (state ?? <GoOnWithDraft draft={draft} />)
      )}
    </li>
  )
}
