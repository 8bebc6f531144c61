import type { IssueKind, ListNotice, RowIssue } from '@slotdrop/drops'
import { useMemo } from 'react'
import { type Messages, type Text, useText } from '../../i18n/index.ts'
import { kindKey } from '../kindKey.ts'
import { messages } from './messages.generated.ts'

type Texts = typeof messages extends Messages<infer A extends object> ? Text<A> : never
type IssueOf<K extends RowIssue['kind']> = Extract<RowIssue, { readonly kind: K }>

function joined(t: Texts, parts: readonly string[]) {
  return parts.reduce((one, other) => t('both', { one, other }))
}

function linesOf(t: Texts, { lines, hasMore }: IssueOf<'address-repeated' | 'id-repeated'>) {
  return hasMore ? t('andMore', { lines: lines.join(', ') }) : lines.join(', ')
}

/** Names that a header is to have are the same in every language. */
const headerName = { account: 'address', amount: 'amount', id: 'id', note: 'note', token: 'token' } as const

/** What each finding tells of its line. */
const details: { readonly [K in RowIssue['kind']]: (t: Texts, issue: IssueOf<K>) => string } = {
  'unknown-header': (t, { absent, contested }) =>
    absent.length > 0
      ? t('unknownHeaderDetail', {
          names: joined(
            t,
            absent.map((role) => headerName[role]),
          ),
        })
      : contested
          .map(({ role, names }) => {
            const quoted = names.map((text) => t('quoted', { text }))
            return t('unknownHeaderContested', { names: joined(t, quoted), role })
          })
          .join(' '),
  'unclosed-quote': (t) => t('unclosedQuoteDetail'),
  'missing-cell': (t, { role }) => t('missingCellDetail', { role }),
  'too-many-cells': (t, { columns, cell }) => t('tooManyCellsDetail', { columns, cell }),
  'other-token': (t, { token }) => (token === undefined ? t('otherTokenCoin') : t('otherTokenDetail', { token })),
  'address-malformed': (t, { cell }) => t('addressMalformedDetail', { cell }),
  'address-checksum': (t, { cell }) => t('addressChecksumDetail', { cell }),
  'address-hidden-character': (t) => t('addressHiddenCharacterDetail'),
  'address-is-a-name': (t, { name }) => t('addressIsANameDetail', { name }),
  'name-malformed': (t, { name, reason }) => t('nameMalformedDetail', { name, reason }),
  'name-not-found': (t, { name }) => t('nameNotFoundDetail', { name }),
  'name-resolved': (t, { name, address, blockNumber }) =>
    t('nameResolvedDetail', { name, address, block: `${blockNumber}` }),
  'address-other-chain': (t, { cell, prefix, here }) =>
    here === undefined
      ? t('addressOtherChainNoPrefix', { cell, prefix })
      : t('addressOtherChainDetail', { cell, prefix, here }),
  'address-zero': (t) => t('addressZeroDetail'),
  'address-special': (t, { account, use }) => t('addressSpecialDetail', { account, use }),
  'address-is-the-token': (t) => t('addressIsTheTokenDetail'),
  'address-is-the-distributor': (t) => t('addressIsTheDistributorDetail'),
  'address-is-the-sender': (t) => t('addressIsTheSenderDetail'),
  'amount-malformed': (t, { cell }) => t('amountMalformedDetail', { cell }),
  'amount-ambiguous': (t, { cell }) => t('amountAmbiguousDetail', { cell }),
  'amount-split': (t, { cell }) => t('amountSplitDetail', { cell }),
  'amount-scientific': (t, { cell }) => t('amountScientificDetail', { cell }),
  'amount-negative': (t, { cell }) => t('amountNegativeDetail', { cell }),
  'amount-zero': (t, { cell }) => t('amountZeroDetail', { cell }),
  'amount-too-many-decimals': (t, { cell, decimals }) =>
    decimals === 0 ? t('amountTooManyDecimalsWhole', { cell }) : t('amountTooManyDecimalsDetail', { cell, decimals }),
  'amount-too-large': (t, { cell }) => t('amountTooLargeDetail', { cell }),
  'id-malformed': (t, { cell }) => t('idMalformedDetail', { cell }),
  'id-destroyed-by-spreadsheet': (t, { cell, sign }) =>
    sign === 'scientific'
      ? t('idDestroyedBySpreadsheetScientific', { cell })
      : t('idDestroyedBySpreadsheetDetail', { cell }),
  'address-repeated': (t, issue) =>
    t('addressRepeatedDetail', { withId: issue.withId ? 'yes' : 'no', lines: linesOf(t, issue) }),
  'id-repeated': (t, issue) => t('idRepeatedDetail', { id: `${issue.id}`, lines: linesOf(t, issue) }),
  'address-look-alike': (t, { account, line }) =>
    line === undefined ? t('addressLookAlikeKnown', { account }) : t('addressLookAlikeDetail', { account, line }),
  'amount-outlier': (t) => t('amountOutlierDetail'),
  'amount-far-from-usual': (t) => t('amountFarFromUsualDetail'),
  'amount-maybe-thousands': (t) => t('amountMaybeThousandsDetail'),
  'share-too-small': (t) => t('shareTooSmallDetail'),
}

/** What is found in a list, in the language of the page. */
export type IssueWords = {
  title(kind: IssueKind): string
  /** What it means and what to do. */
  advice(kind: IssueKind): string
  /** What it is about one line, with its values. */
  detail(issue: RowIssue): string
  notice(notice: ListNotice): string
}

/** See `IssueWords`. */
export function createIssueWords(t: Texts): IssueWords {
  return {
    title: (kind) => t(`${kindKey(kind)}Title`),
    advice: (kind) => t(`${kindKey(kind)}Advice`),
    // What belongs to a kind takes the findings of that kind.
    detail: (issue) => (details[issue.kind] as (t: Texts, issue: RowIssue) => string)(t, issue),
    notice(notice) {
      switch (notice.kind) {
        case 'encoding':
        case 'mixed-line-endings':
          return t(`${kindKey(notice.kind)}Notice`)
        case 'trimmed-spaces':
        case 'cells-with-line-breaks':
          return t(`${kindKey(notice.kind)}Notice`, { rows: notice.rows })
        default:
          return notice satisfies never
      }
    },
  }
}

/** See `IssueWords`; drawn anew when the language changes. */
export function useIssueWords(): IssueWords {
  const t = useText(messages)
  return useMemo(() => createIssueWords(t), [t])
}
