import { type Message, type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../../messages.generated.ts'
import type { FixOffer, IssueKind } from './issueKinds.ts'

/** What is known of the findings of one kind. */
export type IssueFacts = {
  readonly fixes?: readonly FixOffer[]
  /** Hex digits at either end that addresses which look alike have in common, at least. */
  readonly digits?: number | undefined
  /** The total that the file states, and the sum of its rows. */
  readonly stated?: string | undefined
  readonly sum?: string | undefined
}

type IssueTexts = {
  readonly title: Message<object>
  readonly advice: Message<object> | ((facts: IssueFacts) => Sentence)
}

const texts: Readonly<Record<IssueKind, IssueTexts>> = {
  'no-rows': { title: messages.noRowsTitle, advice: messages.noRowsAdvice },
  'total-too-large': { title: messages.totalTooLargeTitle, advice: messages.totalTooLargeAdvice },
  'total-differs': {
    title: messages.totalDiffersTitle,
    advice: ({ stated = '', sum = '' }) => sentence(messages.totalDiffersAdvice, { stated, sum }),
  },
  'unknown-header': { title: messages.unknownHeaderTitle, advice: messages.unknownHeaderAdvice },
  'unclosed-quote': { title: messages.unclosedQuoteTitle, advice: messages.unclosedQuoteAdvice },
  'missing-cell': { title: messages.missingCellTitle, advice: messages.missingCellAdvice },
  'too-many-cells': { title: messages.tooManyCellsTitle, advice: messages.tooManyCellsAdvice },
  'other-token': { title: messages.otherTokenTitle, advice: messages.otherTokenAdvice },
  'total-line': { title: messages.totalLineTitle, advice: messages.totalLineAdvice },
  'total-with-address': { title: messages.totalWithAddressTitle, advice: messages.totalWithAddressAdvice },
  'address-in-text': { title: messages.addressInTextTitle, advice: messages.addressInTextAdvice },
  'addresses-in-one-cell': {
    title: messages.addressesInOneCellTitle,
    advice: messages.addressesInOneCellAdvice,
  },
  'address-malformed': { title: messages.addressMalformedTitle, advice: messages.addressMalformedAdvice },
  'address-checksum': { title: messages.addressChecksumTitle, advice: messages.addressChecksumAdvice },
  'address-hidden-character': {
    title: messages.addressHiddenCharacterTitle,
    advice: messages.addressHiddenCharacterAdvice,
  },
  'address-is-a-name': { title: messages.addressIsANameTitle, advice: messages.addressIsANameAdvice },
  'name-malformed': { title: messages.nameMalformedTitle, advice: messages.nameMalformedAdvice },
  'name-not-found': { title: messages.nameNotFoundTitle, advice: messages.nameNotFoundAdvice },
  'name-resolved': { title: messages.nameResolvedTitle, advice: messages.nameResolvedAdvice },
  'address-other-chain': { title: messages.addressOtherChainTitle, advice: messages.addressOtherChainAdvice },
  'address-zero': { title: messages.addressZeroTitle, advice: messages.addressZeroAdvice },
  'address-special': { title: messages.addressSpecialTitle, advice: messages.addressSpecialAdvice },
  'address-is-the-token': { title: messages.addressIsTheTokenTitle, advice: messages.addressIsTheTokenAdvice },
  'address-is-the-distributor': {
    title: messages.addressIsTheDistributorTitle,
    advice: messages.addressIsTheDistributorAdvice,
  },
  'address-is-the-sender': { title: messages.addressIsTheSenderTitle, advice: messages.addressIsTheSenderAdvice },
  'address-repeated': { title: messages.addressRepeatedTitle, advice: messages.addressRepeatedAdvice },
  'address-look-alike': {
    title: messages.addressLookAlikeTitle,
    advice: ({ digits = 4 }) => sentence(messages.addressLookAlikeAdvice, { digits }),
  },
  'amount-with-unit': { title: messages.amountWithUnitTitle, advice: messages.amountWithUnitAdvice },
  'amount-malformed': { title: messages.amountMalformedTitle, advice: messages.amountMalformedAdvice },
  'amount-ambiguous': { title: messages.amountAmbiguousTitle, advice: messages.amountAmbiguousAdvice },
  'amount-maybe-thousands': { title: messages.amountMaybeThousandsTitle, advice: messages.amountMaybeThousandsAdvice },
  'amount-split': { title: messages.amountSplitTitle, advice: messages.amountSplitAdvice },
  'amount-scientific': { title: messages.amountScientificTitle, advice: messages.amountScientificAdvice },
  'amount-digits-lost': { title: messages.amountDigitsLostTitle, advice: messages.amountDigitsLostAdvice },
  'amount-percent': { title: messages.amountPercentTitle, advice: messages.amountPercentAdvice },
  'amount-unusual-character': {
    title: messages.amountUnusualCharacterTitle,
    advice: messages.amountUnusualCharacterAdvice,
  },
  'amount-is-an-address': { title: messages.amountIsAnAddressTitle, advice: messages.amountIsAnAddressAdvice },
  'amount-negative': { title: messages.amountNegativeTitle, advice: messages.amountNegativeAdvice },
  'amount-zero': { title: messages.amountZeroTitle, advice: messages.amountZeroAdvice },
  'amount-too-many-decimals': {
    title: messages.amountTooManyDecimalsTitle,
    advice: messages.amountTooManyDecimalsAdvice,
  },
  'amount-too-large': { title: messages.amountTooLargeTitle, advice: messages.amountTooLargeAdvice },
  'amount-large-share': { title: messages.amountLargeShareTitle, advice: messages.amountLargeShareAdvice },
  'amount-unusual': { title: messages.amountUnusualTitle, advice: messages.amountUnusualAdvice },
  'share-percent-sum': { title: messages.sharePercentSumTitle, advice: messages.sharePercentSumAdvice },
  'share-too-small': { title: messages.shareTooSmallTitle, advice: messages.shareTooSmallAdvice },
  'id-malformed': { title: messages.idMalformedTitle, advice: messages.idMalformedAdvice },
  'id-destroyed-by-spreadsheet': {
    title: messages.idDestroyedBySpreadsheetTitle,
    advice: messages.idDestroyedBySpreadsheetAdvice,
  },
  'id-repeated': { title: messages.idRepeatedTitle, advice: messages.idRepeatedAdvice },
  'id-not-held': { title: messages.idNotHeldTitle, advice: messages.idNotHeldAdvice },
}

const noAmounts: IssueTexts = { title: messages.noAmountsTitle, advice: messages.noAmountsAdvice }

function textsOf(kind: IssueKind, { fixes = [] }: IssueFacts): IssueTexts {
  return fixes.includes('equal-amounts') ? noAmounts : texts[kind]
}

/** Names a kind of finding, as a heading; more closely where its group is known. */
export function issueTitle(kind: IssueKind, facts: IssueFacts = {}): Sentence {
  return sentence(textsOf(kind, facts).title)
}

/** Says what a kind of finding means and what to do about it; more closely where its group is known. */
export function issueAdvice(kind: IssueKind, facts: IssueFacts = {}): Sentence {
  const { advice } = textsOf(kind, facts)
  return typeof advice === 'function' ? advice(facts) : sentence(advice)
}
