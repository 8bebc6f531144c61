import { type Message, type Sentence, sentence } from '@slotdrop/messages'
import * as messages from '../../messages.generated.ts'
import type { IssueKind } from './issueKinds.ts'

const texts: Readonly<Record<IssueKind, { readonly title: Message<object>; readonly advice: Message<object> }>> = {
  'no-rows': { title: messages.noRowsTitle, advice: messages.noRowsAdvice },
  'total-too-large': { title: messages.totalTooLargeTitle, advice: messages.totalTooLargeAdvice },
  'unknown-header': { title: messages.unknownHeaderTitle, advice: messages.unknownHeaderAdvice },
  'unclosed-quote': { title: messages.unclosedQuoteTitle, advice: messages.unclosedQuoteAdvice },
  'missing-cell': { title: messages.missingCellTitle, advice: messages.missingCellAdvice },
  'too-many-cells': { title: messages.tooManyCellsTitle, advice: messages.tooManyCellsAdvice },
  'other-token': { title: messages.otherTokenTitle, advice: messages.otherTokenAdvice },
  'total-line': { title: messages.totalLineTitle, advice: messages.totalLineAdvice },
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
  'address-look-alike': { title: messages.addressLookAlikeTitle, advice: messages.addressLookAlikeAdvice },
  'amount-with-unit': { title: messages.amountWithUnitTitle, advice: messages.amountWithUnitAdvice },
  'amount-malformed': { title: messages.amountMalformedTitle, advice: messages.amountMalformedAdvice },
  'amount-ambiguous': { title: messages.amountAmbiguousTitle, advice: messages.amountAmbiguousAdvice },
  'amount-maybe-thousands': { title: messages.amountMaybeThousandsTitle, advice: messages.amountMaybeThousandsAdvice },
  'amount-split': { title: messages.amountSplitTitle, advice: messages.amountSplitAdvice },
  'amount-scientific': { title: messages.amountScientificTitle, advice: messages.amountScientificAdvice },
  'amount-negative': { title: messages.amountNegativeTitle, advice: messages.amountNegativeAdvice },
  'amount-zero': { title: messages.amountZeroTitle, advice: messages.amountZeroAdvice },
  'amount-too-many-decimals': {
    title: messages.amountTooManyDecimalsTitle,
    advice: messages.amountTooManyDecimalsAdvice,
  },
  'amount-too-large': { title: messages.amountTooLargeTitle, advice: messages.amountTooLargeAdvice },
  'amount-large-share': { title: messages.amountLargeShareTitle, advice: messages.amountLargeShareAdvice },
  'amount-unusual': { title: messages.amountUnusualTitle, advice: messages.amountUnusualAdvice },
  'share-too-small': { title: messages.shareTooSmallTitle, advice: messages.shareTooSmallAdvice },
  'id-malformed': { title: messages.idMalformedTitle, advice: messages.idMalformedAdvice },
  'id-destroyed-by-spreadsheet': {
    title: messages.idDestroyedBySpreadsheetTitle,
    advice: messages.idDestroyedBySpreadsheetAdvice,
  },
  'id-repeated': { title: messages.idRepeatedTitle, advice: messages.idRepeatedAdvice },
}

/** Names a kind of finding, as a heading. */
export function issueTitle(kind: IssueKind): Sentence {
  return sentence(texts[kind].title)
}

/** Says what a kind of finding means and what to do about it. */
export function issueAdvice(kind: IssueKind): Sentence {
  return sentence(texts[kind].advice)
}
