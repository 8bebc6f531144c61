import { useQueries, useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useId } from 'react'
import type { Readiness } from '@slotdrop/delivery'
import { type Manifest, takesErc20 } from '@slotdrop/drops'
import { useChainName } from '../../../components/useChain.ts'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import type { DeviceDraft } from '../../../device/deviceStore.ts'
import { useText } from '../../../i18n/index.ts'
import { draftOfDropQuery, GoOnWithDraft, seriesQuery, SeriesShare } from '../../drop-series/index.ts'
import { messages as shared } from '../messages.generated.ts'
import { messages } from './messages.generated.ts'
import { sealedListQuery } from './sealedListQuery.ts'
import styles from './SeriesApprovals.module.css'
import { SeriesApproval } from './SeriesApproval.tsx'
import { type SeriesPlace, seriesPlace } from './seriesPlace.ts'
import { SeriesRow } from './SeriesRow.tsx'

type Props = {
  /** The drop whose approval screen this is. */
  readonly manifest: Manifest
  /** What it was sealed from, where that is known; else this device is asked. */
  readonly draft: DeviceDraft | undefined
  /** The connected account is the sender of the list. */
  readonly isSender: boolean
  /** What the chain says of the drop that is open. */
  readonly readiness: Readiness
}

/**
 * The other drops that a list with several tokens became, with the approvals of those that are sealed, so that all of them are given on one
 * screen. Nothing for a drop that is not one of several.
 */
export function SeriesApprovals({ manifest, draft: known, isSender, readiness }: Props) {
  const t = useText(messages)
  const own = useText(shared)
  const heading = useId()
  const { data: found } = useQuery(draftOfDropQuery(known ? undefined : manifest.dropId))
  const draft = known ?? found ?? undefined
  const { data: drafts = [] } = useQuery(seriesQuery(draft))
  const others = drafts.filter(({ key }) => key !== draft?.key)
  const lists = useQueries({ queries: others.map((other) => sealedListQuery(other)) })
  if (others.length === 0) return null
  const rows = others.map((other, index) => {
    const list = lists[index]
    const isOpening = list?.isLoading ?? false
    return { draft: other, list: list?.data ?? null, isOpening }
  })
  const places = rows.map(({ draft: other, list }) => seriesPlace(manifest.terms, other, list))
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{t('title')}</h2>
      {places.includes('here') && <p className={`small ${styles.text}`}>{t('text')}</p>}
      <ol className={styles.list}>
        {rows.map(({ draft: other, list, isOpening }, index) => {
          const place = places[index]
          if (isOpening || place === undefined)
            return <SeriesRow key={other.key} name={<SeriesShare draft={other} />} text={own('lookingForList')} />
          if (list && place === 'here')
            return (
              <SeriesApproval
                key={list.dropId}
                manifest={list}
                isSender={isSender}
                openProblems={readiness.problems}
                // The registrations of a sender, and the account, are the same for each token: the open drop lists what is unknown.
                showsUnknown={!takesErc20(manifest.terms)}
              />
            )
          return <OtherDrop key={other.key} {...{ draft: other, list, place }} open={manifest} />
        })}
      </ol>
    </section>
  )
}

/** A drop of the list that is not approved on this screen: why, and the way to it. */
function OtherDrop({
  draft,
  list,
  place,
  open,
}: {
  readonly draft: DeviceDraft
  readonly list: Manifest | null
  readonly place: SeriesPlace
  readonly open: Manifest
}) {
  const t = useText(messages)
  const chainName = useChainName()
  const { sealedAs } = draft
  const name = <SeriesShare draft={draft} />
  if (place === 'draft')
    return <SeriesRow name={name} about={t('notSealed')} action={<GoOnWithDraft draft={draft} />} />
  const { chainId } = (list ?? open).terms
  const network = chainName(chainId)
  const about =
    place === 'coin'
      ? t('coin')
      : place === 'shared'
        ? t('sameToken')
        : !list
          ? t('listMissing')
          : chainId === open.terms.chainId
            ? t('otherAccount')
            : t('onNetwork', { network })
  const link = sealedAs !== undefined && (
    <Link href={`/drops/${sealedAs}`}>
      {list ? t('openDrop', { symbol: toPlainName(list.token.symbol) }) : t('openIt')}
    </Link>
  )
  return <SeriesRow name={name} about={about} action={link} />
}
