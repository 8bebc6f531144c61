import { useApolloClient } from '@apollo/client/react'
import { useQuery } from '@tanstack/react-query'
import { useAccount } from 'wagmi'
import { Button, ButtonLink } from '../../../components/Button.tsx'
import { ButtonRow } from '../../../components/layout/ButtonRow.tsx'
import { Note } from '../../../components/Note.tsx'
import { toPlainName } from '../../../components/UntrustedText.tsx'
import { useFormats, useText } from '../../../i18n/index.ts'
import type { Asset } from '../asset/fetchAsset.ts'
import { messages } from '../messages.generated.ts'
import type { NewDropActions } from '../useNewDrop.ts'
import { nextRound } from './findRepeats.ts'
import { accountDropsQuery } from '../../account-drops/index.ts'
import { type Repeat, repeatsHereQuery, repeatsInAccountQuery } from './repeatQueries.ts'
import styles from './RepeatNote.module.css'

const none: readonly Repeat[] = []

/** Drops of the same rows, each once: what the server sees paid counts where this device has not looked since. */
function useRepeats(asset: Asset, { client, state: { summary } }: NewDropActions): readonly Repeat[] {
  const apollo = useApolloClient()
  const { address: sender } = useAccount()
  const { data: here = none } = useQuery(repeatsHereQuery({ client, summary }, asset))
  const isAsked = summary?.canSeal === true
  // A list changes with each decision; the drops of the account do not.
  const account = { ...accountDropsQuery(apollo, isAsked ? sender : undefined), staleTime: 60_000 }
  const { data, isFetching } = useQuery(account)
  const drops = isFetching ? undefined : data
  const { data: there = none } = useQuery(repeatsInAccountQuery({ client, summary }, asset, { apollo, drops, sender }))
  const seenThere = new Map(there.map((drop) => [drop.dropId, drop]))
  const merged = here.map((drop) => ({
    ...drop,
    settledRows: Math.max(drop.settledRows, seenThere.get(drop.dropId)?.settledRows ?? 0),
  }))
  const known = new Set(here.map(({ dropId }) => dropId))
  return [...merged, ...there.filter(({ dropId }) => !known.has(dropId))]
}

/** Says at once of a list that was sealed or paid before that it was, and how it is sent again on purpose. */
export function RepeatNote({ asset, draft }: { readonly asset: Asset; readonly draft: NewDropActions }) {
  const t = useText(messages)
  const { day } = useFormats()
  const { sealed, round } = draft.state
  const repeats = useRepeats(asset, draft)
  // What was sealed here and is not paid yet has a step of its own.
  const shown = repeats.filter(({ dropId, settledRows }) => dropId !== sealed?.dropId || settledRows > 0)
  const last = shown.toSorted((a, b) => b.settledRows - a.settledRows)[0]
  if (!last) return null
  const { dropId, title, rowCount, settledRows, sealedAt, paidAt } = last
  const next = nextRound(repeats)
  const isNew = repeats.every(({ terms }) => terms.round !== round)
  const facts = { title: toPlainName(title, 60), date: day(paidAt ?? sealedAt), paid: settledRows, rows: rowCount }
  const isPaid = settledRows === rowCount
  const said = isPaid
    ? paidAt === undefined
      ? 'repeatPaid'
      : 'repeatPaidOn'
    : settledRows > 0
      ? 'repeatOpen'
      : 'repeatSealed'
  return (
    <Note
      className={styles.note}
      tone={isNew ? 'note' : 'flight'}
      title={t(said, facts)}
      actions={
        <ButtonRow>
          <ButtonLink size="small" href={`/drops/${dropId}`}>
            {t(isPaid ? 'repeatSee' : 'repeatGoOn')}
          </ButtonLink>
          {!isNew && (
            <Button size="small" onClick={() => draft.choose({ round: next })}>
              {t('sendAgain', { round: `${next}` })}
            </Button>
          )}
        </ButtonRow>
      }
    >
      {isNew ? t('repeatNew', { round: `${round}` }) : t('repeatText')}
    </Note>
  )
}
