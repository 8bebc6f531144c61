// Written by `pnpm codegen` from messages.json.
import type { Messages } from '../../i18n/index.ts'

type Arguments = {
  noRowsTitle: object
  noRowsAdvice: object
  totalTooLargeTitle: object
  totalTooLargeAdvice: object
  unknownHeaderTitle: object
  unknownHeaderAdvice: object
  unknownHeaderDetail: { names: string | number }
  unknownHeaderContested: { names: string | number; role: string }
  unclosedQuoteTitle: object
  unclosedQuoteAdvice: object
  unclosedQuoteDetail: object
  missingCellTitle: object
  missingCellAdvice: object
  missingCellDetail: { role: string }
  tooManyCellsTitle: object
  tooManyCellsAdvice: object
  tooManyCellsDetail: { columns: string | number; cell: string | number }
  otherTokenTitle: object
  otherTokenAdvice: object
  otherTokenDetail: { token: string | number }
  otherTokenCoin: object
  addressMalformedTitle: object
  addressMalformedAdvice: object
  addressMalformedDetail: { cell: string | number }
  addressChecksumTitle: object
  addressChecksumAdvice: object
  addressChecksumDetail: { cell: string | number }
  addressHiddenCharacterTitle: object
  addressHiddenCharacterAdvice: object
  addressHiddenCharacterDetail: object
  addressIsANameTitle: object
  addressIsANameAdvice: object
  addressIsANameDetail: { name: string | number }
  nameMalformedTitle: object
  nameMalformedAdvice: object
  nameMalformedDetail: { name: string | number; reason: string | number }
  nameNotFoundTitle: object
  nameNotFoundAdvice: object
  nameNotFoundDetail: { name: string | number }
  nameResolvedTitle: object
  nameResolvedAdvice: object
  nameResolvedDetail: { name: string | number; address: string | number; block: string | number }
  addressOtherChainTitle: object
  addressOtherChainAdvice: object
  addressOtherChainDetail: { cell: string | number; prefix: string | number; here: string | number }
  addressOtherChainNoPrefix: { cell: string | number; prefix: string | number }
  addressZeroTitle: object
  addressZeroAdvice: object
  addressZeroDetail: object
  addressSpecialTitle: object
  addressSpecialAdvice: object
  addressSpecialDetail: { account: string | number; use: string }
  addressIsTheTokenTitle: object
  addressIsTheTokenAdvice: object
  addressIsTheTokenDetail: object
  addressIsTheDistributorTitle: object
  addressIsTheDistributorAdvice: object
  addressIsTheDistributorDetail: object
  addressIsTheSenderTitle: object
  addressIsTheSenderAdvice: object
  addressIsTheSenderDetail: object
  addressRepeatedTitle: object
  addressRepeatedAdvice: object
  addressRepeatedDetail: { withId: string; lines: string | number }
  addressLookAlikeTitle: object
  addressLookAlikeAdvice: object
  addressLookAlikeDetail: { account: string | number; line: string | number }
  addressLookAlikeKnown: { account: string | number }
  amountMalformedTitle: object
  amountMalformedAdvice: object
  amountMalformedDetail: { cell: string | number }
  amountAmbiguousTitle: object
  amountAmbiguousAdvice: object
  amountAmbiguousDetail: { cell: string | number }
  amountMaybeThousandsTitle: object
  amountMaybeThousandsAdvice: object
  amountMaybeThousandsDetail: object
  amountSplitTitle: object
  amountSplitAdvice: object
  amountSplitDetail: { cell: string | number }
  amountScientificTitle: object
  amountScientificAdvice: object
  amountScientificDetail: { cell: string | number }
  amountNegativeTitle: object
  amountNegativeAdvice: object
  amountNegativeDetail: { cell: string | number }
  amountZeroTitle: object
  amountZeroAdvice: object
  amountZeroDetail: { cell: string | number }
  amountTooManyDecimalsTitle: object
  amountTooManyDecimalsAdvice: object
  amountTooManyDecimalsDetail: { cell: string | number; decimals: string | number }
  amountTooManyDecimalsWhole: { cell: string | number }
  amountTooLargeTitle: object
  amountTooLargeAdvice: object
  amountTooLargeDetail: { cell: string | number }
  amountOutlierTitle: object
  amountOutlierAdvice: object
  amountOutlierDetail: object
  amountFarFromUsualTitle: object
  amountFarFromUsualAdvice: object
  amountFarFromUsualDetail: object
  shareTooSmallTitle: object
  shareTooSmallAdvice: object
  shareTooSmallDetail: object
  idMalformedTitle: object
  idMalformedAdvice: object
  idMalformedDetail: { cell: string | number }
  idDestroyedBySpreadsheetTitle: object
  idDestroyedBySpreadsheetAdvice: object
  idDestroyedBySpreadsheetDetail: { cell: string | number }
  idDestroyedBySpreadsheetScientific: { cell: string | number }
  idRepeatedTitle: object
  idRepeatedAdvice: object
  idRepeatedDetail: { id: string | number; lines: string | number }
  both: { one: string | number; other: string | number }
  quoted: { text: string | number }
  andMore: { lines: string | number }
  encodingNotice: object
  mixedLineEndingsNotice: object
  trimmedSpacesNotice: { rows: string | number }
  cellsWithLineBreaksNotice: { rows: string | number }
}

export const messages: Messages<Arguments> = {
  namespace: "issues",
  texts: {
    noRowsTitle: "Nothing to pay",
    noRowsAdvice: "The list has no row that can be paid. Add recipients, or take rows back.",
    totalTooLargeTitle: "The sum is too large",
    totalTooLargeAdvice: "All amounts together exceed 2^256 - 1 base units, which no token has. Check the amounts and the decimals.",
    unknownHeaderTitle: "Header not understood",
    unknownHeaderAdvice: "Name the columns address and amount, or choose them in the mapping.",
    unknownHeaderDetail: ["No column is called ",["names"],"."],
    unknownHeaderContested: [["names"]," could each be the ",["role",1,{"account":"address","amount":"amount","id":"id","note":"note","other":"token"}],"."],
    unclosedQuoteTitle: "Quote not closed",
    unclosedQuoteAdvice: "A quotation mark opens a cell and never closes it. Correct the line.",
    unclosedQuoteDetail: "A quotation mark is opened and not closed.",
    missingCellTitle: "Something is missing",
    missingCellAdvice: "The line has too few cells. Add what is missing, or set the row aside.",
    missingCellDetail: ["There is no ",["role",1,{"account":"address","amount":"amount","id":"token id","note":"note","other":"token"}],"."],
    tooManyCellsTitle: "More cells than columns",
    tooManyCellsAdvice: "A comma inside an amount or a note may have cut it. Put such cells in quotation marks, or correct the line.",
    tooManyCellsDetail: ["The header has ",["columns"]," columns, and “",["cell"],"” is beyond them."],
    otherTokenTitle: "Row of another token",
    otherTokenAdvice: "The file names another token for this row than this drop pays. Set it aside, and pay it in a drop of its own.",
    otherTokenDetail: ["The row is for the token ",["token"],"."],
    otherTokenCoin: "The row is for the chain’s own coin.",
    addressMalformedTitle: "Not an address",
    addressMalformedAdvice: "An address is 0x and 40 hex digits. Ask for the address again.",
    addressMalformedDetail: ["“",["cell"],"” is no address."],
    addressChecksumTitle: "Address fails its checksum",
    addressChecksumAdvice: "Probably mistyped. Ask for the address again.",
    addressChecksumDetail: [["cell"]," fails its own checksum, so a character is probably mistyped."],
    addressHiddenCharacterTitle: "Address holds hidden characters",
    addressHiddenCharacterAdvice: "It may show one address and hold another. Type it anew from a source you trust.",
    addressHiddenCharacterDetail: "The address holds characters that can't be seen.",
    addressIsANameTitle: "Name instead of an address",
    addressIsANameAdvice: "Look the names up, then confirm their addresses.",
    addressIsANameDetail: ["“",["name"],"” is a name."],
    nameMalformedTitle: "Name is not valid",
    nameMalformedAdvice: "It holds characters that names may not have, or that imitate others. Ask for the address instead.",
    nameMalformedDetail: ["“",["name"],"” is no valid name: ",["reason"],"."],
    nameNotFoundTitle: "Name has no address",
    nameNotFoundAdvice: "Nothing is recorded for this name. Ask for the address instead.",
    nameNotFoundDetail: ["“",["name"],"” has no address."],
    nameResolvedTitle: "Address found by name",
    nameResolvedAdvice: "The address is fixed from here on and compared once more before sending. Confirm that it is the right one.",
    nameResolvedDetail: ["“",["name"],"” was ",["address"]," at block ",["block"],"."],
    addressOtherChainTitle: "Address of another network",
    addressOtherChainAdvice: "Its prefix names another network than this drop’s. Check where it is to be paid.",
    addressOtherChainDetail: ["“",["cell"],"” is meant for “",["prefix"],"”; this network is “",["here"],"”."],
    addressOtherChainNoPrefix: ["“",["cell"],"” is meant for “",["prefix"],"”; this network has no such prefix."],
    addressZeroTitle: "Zero address",
    addressZeroAdvice: "What is sent to it is lost for ever.",
    addressZeroDetail: "This is the zero address.",
    addressSpecialTitle: "Burn or system address",
    addressSpecialAdvice: "Nobody can use what is sent to it. Keep it only if that is what you want.",
    addressSpecialDetail: [["account"]," is a ",["use",1,{"burn":"burn","other":"system"}]," address."],
    addressIsTheTokenTitle: "The token’s own address",
    addressIsTheTokenAdvice: "Tokens sent to their own contract are usually lost.",
    addressIsTheTokenDetail: "This is the token’s own contract.",
    addressIsTheDistributorTitle: "The distributor’s address",
    addressIsTheDistributorAdvice: "It keeps nothing; the payment would be refused.",
    addressIsTheDistributorDetail: "This is the distributor.",
    addressIsTheSenderTitle: "Your own address",
    addressIsTheSenderAdvice: "You would pay yourself.",
    addressIsTheSenderDetail: "This is the sender of the drop.",
    addressRepeatedTitle: "Address repeated",
    addressRepeatedAdvice: "Pay each of them, add them up, or keep the first only.",
    addressRepeatedDetail: ["The same address",["withId",1,{"yes":" and id are","other":" is"}]," on line ",["lines"],"."],
    addressLookAlikeTitle: "Addresses that look alike",
    addressLookAlikeAdvice: "Their first and last four digits agree and the middle differs: a common way to have a wrong address copied. Compare them in full.",
    addressLookAlikeDetail: ["It resembles ",["account"]," on line ",["line"],"."],
    addressLookAlikeKnown: ["It resembles ",["account"],", which you know."],
    amountMalformedTitle: "Not an amount",
    amountMalformedAdvice: "An amount is digits with a decimal point, without signs or words.",
    amountMalformedDetail: ["“",["cell"],"” is no amount."],
    amountAmbiguousTitle: "Decimal comma or thousands?",
    amountAmbiguousAdvice: "The same text can be read in two ways. Say which one your file means.",
    amountAmbiguousDetail: ["“",["cell"],"” can be read with a decimal comma or with thousands."],
    amountMaybeThousandsTitle: "Decimal point or thousands?",
    amountMaybeThousandsAdvice: "Every amount with a point has three digits behind it, as thousands are written in some languages. Say which one your file means.",
    amountMaybeThousandsDetail: "The point may be a decimal point or separate thousands.",
    amountSplitTitle: "Amount cut by a comma?",
    amountSplitAdvice: "A number follows the amount, as if a comma inside it had cut it. Put the amount in quotation marks, or name the columns in a header.",
    amountSplitDetail: ["“",["cell"],"” may be one amount."],
    amountScientificTitle: "Amount in scientific notation",
    amountScientificAdvice: "A spreadsheet shortened it, and digits may be lost. Format the column as text and export it again.",
    amountScientificDetail: ["“",["cell"],"” is written as spreadsheets shorten numbers."],
    amountNegativeTitle: "Negative amount",
    amountNegativeAdvice: "Only amounts above zero can be paid.",
    amountNegativeDetail: ["“",["cell"],"” is below zero."],
    amountZeroTitle: "Amount is zero",
    amountZeroAdvice: "A row must pay something. Correct it, or set the row aside.",
    amountZeroDetail: ["“",["cell"],"” pays nothing."],
    amountTooManyDecimalsTitle: "Amount has too many decimals",
    amountTooManyDecimalsAdvice: "Nothing is rounded without you. Shorten the amount yourself.",
    amountTooManyDecimalsDetail: ["“",["cell"],"” has more than the ",["decimals"]," decimals that the token keeps."],
    amountTooManyDecimalsWhole: ["“",["cell"],"” is no whole number."],
    amountTooLargeTitle: "Amount is too large",
    amountTooLargeAdvice: "No token can hold more than 2^256 - 1 base units.",
    amountTooLargeDetail: ["“",["cell"],"” is more than any token can hold."],
    amountOutlierTitle: "A large part of everything",
    amountOutlierAdvice: "One row takes more than a fifth of the total. Check the amount and the address.",
    amountOutlierDetail: "The row takes more than a fifth of the total.",
    amountFarFromUsualTitle: "Ten times off the others",
    amountFarFromUsualAdvice: "The amount is ten times or more above or below the middle one, as with a zero too many. Check it.",
    amountFarFromUsualDetail: "The amount is ten times or more off the middle of this list.",
    shareTooSmallTitle: "Share is nothing",
    shareTooSmallAdvice: "Its part of the total is less than one base unit. Set the row aside.",
    shareTooSmallDetail: "Its part of the total is less than the smallest unit.",
    idMalformedTitle: "Not a token id",
    idMalformedAdvice: "A token id is a whole number.",
    idMalformedDetail: ["“",["cell"],"” is no token id."],
    idDestroyedBySpreadsheetTitle: "Token id cut by a spreadsheet",
    idDestroyedBySpreadsheetAdvice: "It ends in zeros after its 15th digit, as spreadsheets write long numbers. Export the ids as text.",
    idDestroyedBySpreadsheetDetail: [["cell"]," ends in zeros after its 15th digit."],
    idDestroyedBySpreadsheetScientific: ["“",["cell"],"” is written as spreadsheets shorten numbers."],
    idRepeatedTitle: "Token id repeated",
    idRepeatedAdvice: "Each token of this standard exists once.",
    idRepeatedDetail: ["Id ",["id"]," is also on line ",["lines"],"."],
    both: [["one"]," and ",["other"]],
    quoted: ["“",["text"],"”"],
    andMore: [["lines"]," and more"],
    encodingNotice: "The file is not UTF-8 and was read as Windows-1252. Check accents in notes.",
    mixedLineEndingsNotice: "Lines end in different ways, as if files had been joined.",
    trimmedSpacesNotice: ["Unusual spaces around cells were ignored in ",["rows"]," rows."],
    cellsWithLineBreaksNotice: [["rows"]," rows run over several lines inside quotation marks."],
  },
}
