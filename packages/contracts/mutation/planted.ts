// The table of what is verified, cell by cell: takes each check out of the contract and fails unless the test of that cell fails
// without it, and passes with it.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { codeOf, passes, programOf } from './judge.ts'
import { deploying, differences } from './yul.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

type Plant = {
  cell: string
  file: string
  /** What does the check, once in the file. */
  check: string
  /** What stands there instead; by default nothing. */
  without?: string
  /** Begin of the names of the tests that have to fail. */
  test: string
}

const plants: readonly Plant[] = [
  {
    cell: 'ERC-20 push: the sender lost the sum',
    file: 'RowPayer.sol',
    check: '_requireLost(token, sender, before, sum);',
    test: 'test_Erc20Push_TheSenderLostTheSum',
  },
  {
    cell: 'ERC-20 push: the first row gained its amount',
    file: 'Erc20Payer.sol',
    check: '_payAnEnd(drop, slots, rest, false);',
    test: 'test_Erc20Push_TheFirstRowGainedItsAmount',
  },
  {
    cell: 'ERC-20 push: a first row that failed, or is the sender’s, does not stand for the others',
    file: 'Erc20Payer.sol',
    check: 'if (!ok || account == drop.sender) return false;',
    without: 'if (!ok || account == drop.sender) return true;',
    test: 'test_Erc20Push_AFirstRowThatFailedDoesNotStandForTheOthers',
  },
  {
    cell: 'ERC-20 push: the last row gained its amount',
    file: 'Erc20Payer.sol',
    check: '_payAnEnd(drop, slots, rest, true);',
    test: 'test_Erc20Push_TheLastRowGainedItsAmount',
  },
  {
    cell: 'ERC-20 push: a last row that failed does not stand for the others',
    file: 'Erc20Payer.sol',
    check: 'if (!ok || account == drop.sender) return false;',
    without: 'if (!ok || account == drop.sender) return true;',
    test: 'test_Erc20Push_ALastRowThatFailedDoesNotStandForTheOthers',
  },
  {
    cell: 'ERC-20 push: nothing of the sum stayed in this contract',
    file: 'Erc20Payer.sol',
    check: '_failUnpaid(drop, slots, held - before - left);',
    test: 'test_Erc20Push_NothingOfTheSumStayedInThisContract',
  },
  {
    cell: 'ERC-20 push: no row is opened again but one whose amount the sender gets back',
    file: 'Erc20Payer.sol',
    check: 'surplus -= amount;',
    test: 'test_Erc20Push_NoRowIsOpenedAgainButOneWhoseAmountTheSenderGetsBack',
  },
  {
    cell: 'ERC-20 push: what did not go out went back to the sender',
    file: 'Erc20Payer.sol',
    check: 'left = held - before;',
    test: 'test_Erc20Push_WhatWasNotMovedToAnAccountThatHeldEnoughGoesBackToTheSender',
  },
  {
    cell: 'ERC-20 push: nothing of the sum is missing from this contract',
    file: 'Erc20Payer.sol',
    check: 'if (held < before || held - before < left) revert InexactTransfer(token, before + left, held);',
    test: 'test_Erc20Push_NothingOfTheSumIsMissingFromThisContract',
  },
  {
    cell: 'ERC-20 push: what failed rows left came from this contract',
    file: 'RowPayer.sol',
    check: '_requireLost(token, address(this), before, amount);',
    test: 'test_Erc20Push_WhatFailedRowsLeftReachedTheSender',
  },
  {
    cell: 'ERC-20 push: what failed rows left reached the sender',
    file: 'RowPayer.sol',
    check: '_requireGained(token, sender, held, amount);',
    test: 'test_Erc20Push_WhatFailedRowsLeftReachedTheSender',
  },
  {
    cell: 'ERC-20 push: the rows add up to the sum',
    file: 'RowPayer.sol',
    check: 'if (tried != sum) revert WrongSum(sum, tried);',
    test: 'test_GivenAWrongSum_ItRevertsWithBothSumsAndNothingMoved',
  },
  {
    cell: 'ERC-20 claim: the payee gained the amount',
    file: 'Claims.sol',
    check: '_requireGained(token, to, before, amount);',
    test: 'test_Erc20Claim_ThePayeeGainedTheAmount',
  },
  {
    cell: 'ERC-20 claim: the sender lost no more',
    file: 'Claims.sol',
    check: 'if (rest < held && held - rest > amount) revert InexactTransfer(token, amount, held - rest);',
    test: 'test_Erc20Claim_TheSenderLostNoMore',
  },
  {
    cell: 'ERC-20 direct push: the sender lost at most the sum',
    file: 'Erc20Payer.sol',
    check: 'lost > most || (owed && lost == 0)',
    without: 'owed && lost == 0',
    test: 'test_DirectPush_TheSenderLostAtMostTheSum',
  },
  {
    cell: 'ERC-20 direct push: the sender lost something',
    file: 'Erc20Payer.sol',
    check: 'lost > most || (owed && lost == 0)',
    without: 'lost > most',
    test: 'test_DirectPush_TheSenderLostSomething',
  },
  {
    cell: 'ERC-20 direct claim: the sender lost at most the amount',
    file: 'Claims.sol',
    check: 'lost - 1 >= amount',
    without: 'lost == 0',
    test: 'test_DirectClaim_TheSenderLostAtMostTheAmount',
  },
  {
    cell: 'ERC-20 direct claim: the sender lost something',
    file: 'Claims.sol',
    check: 'lost - 1 >= amount',
    without: 'lost > amount',
    test: 'test_DirectClaim_TheSenderLostSomething',
  },
  {
    cell: 'ERC-721 push: each token left the sender',
    file: 'Erc721Payer.sol',
    check: 'if (before - held == paid) return;',
    without: 'return;',
    test: 'test_Erc721Push_EachTokenLeftTheSender',
  },
  {
    cell: 'ERC-721 push and claim: a token that names no owner has not left the sender',
    file: 'TokenCalls.sol',
    check: 'return found != address(0) && found != owner;',
    without: 'return found != owner;',
    test: 'test_Erc721Push_ATokenThatNamesNoOwnerHasNotLeftTheSender',
  },
  {
    cell: 'ERC-721 push: no row is called open whose token moved',
    file: 'Erc721Payer.sol',
    check: '_lookAtAnswered(drop, slots[i].rows);',
    test: 'test_GivenATokenMovesAndAnswersOtherwise_NoRowIsCalledOpen',
  },
  {
    cell: 'ERC-721 claim: the token left the sender',
    file: 'Claims.sol',
    check: 'if (to != sender && !token.isOfAnother(sender, id)) revert InexactTransfer(token, 1, 0);',
    test: 'test_Erc721Claim_TheTokenLeftTheSender',
  },
  {
    cell: 'ERC-1155 push: of each id the sender lost the sum',
    file: 'Erc1155Payer.sol',
    check: 'if (lost != sum && lost != sum - _own(drop, slots, id)) revert InexactTransfer(drop.token, sum, lost);',
    test: 'test_Erc1155Push_OfEachIdTheSenderLostTheSum',
  },
  {
    cell: 'ERC-1155 push: a token that does nothing is never settled',
    file: 'Erc1155Payer.sol',
    check: 'if (lost != sum && lost != sum - _own(drop, slots, id)) revert InexactTransfer(drop.token, sum, lost);',
    test: 'test_Erc1155Push_ATokenThatDoesNothingIsNeverSettled',
  },
  {
    cell: 'ERC-1155 claim: the payee gained the amount',
    file: 'Claims.sol',
    check: 'if (gained != amount) revert InexactTransfer(token, amount, gained);',
    test: 'test_Erc1155Claim_ThePayeeGainedTheAmount',
  },
  {
    cell: 'ERC-1155 claim: the sender lost the amount',
    file: 'Claims.sol',
    check: 'if (lost != moved) revert InexactTransfer(token, amount, lost);',
    test: 'test_Erc1155Claim_TheSenderLostTheAmount',
  },
  {
    cell: 'coin push: the value given covers the rows',
    file: 'CoinPayer.sol',
    check: 'if (isShort) revert WrongValue(msg.value, _addUp(slots));',
    test: 'test_GivenTooLittleValue_ItRevertsSayingHowMuchIsNeeded',
  },
  {
    cell: 'coin push: where the value ends no row is named',
    file: 'CoinPayer.sol',
    check: 'rows.budget = 0;',
    test: 'test_GivenTooLittleValue_NoRowBehindAGapIsNamed',
  },
  {
    cell: 'coin push: the rest goes back',
    file: 'SlotDistributor.sol',
    check: 'if (msg.value != spent) _refund(msg.value - spent);',
    test: 'test_ItPaysEachRowAndGivesTheRestBack',
  },
  {
    cell: 'wrapped coin, push and claim: the sender lost the sum',
    file: 'RowPayer.sol',
    check: '_requireLost(token, sender, before, sum);',
    test: 'test_GivenAWrappedCoinThatLies_ItRevertsAndNobodyElsesCoinsMove',
  },
  {
    cell: 'wrapped coin, push and claim: this contract’s coins rose by the sum',
    file: 'CoinPayer.sol',
    check: 'if (gained != sum) revert InexactTransfer(token, sum, gained);',
    test: 'test_GivenAWrappedCoinThatLies_ItRevertsAndNobodyElsesCoinsMove',
  },
  {
    cell: 'wrapped coin push: what failed rows left was wrapped',
    file: 'CoinPayer.sol',
    check: '_requireGained(token, address(this), before, amount);',
    test: 'test_GivenAWrappedCoinThatLies_ItRevertsAndNobodyElsesCoinsMove',
  },
  {
    cell: 'wrapped coin push: no row pays the wrapped coin',
    file: 'CoinPayer.sol',
    check: 'or(or(iszero(account), eq(account, wrapped)), iszero(value))',
    without: 'or(iszero(account), iszero(value))',
    test: 'test_GivenARowOfTheWrappedCoinItself_ASendRevertsNamingTheRow',
  },
  {
    cell: 'wrapped coin claim: the payee got the coins',
    file: 'Claims.sol',
    check: 'if (!ok) revert RowRejected(slot, row, TokenCalls.reason());',
    test: 'test_GivenAClaimThatIsRefused_ItRevertsAndLeavesTheRowOpen',
  },
  {
    cell: 'who may fail what: nobody but the sender leaves a row open',
    file: 'SlotDistributor.sol',
    check: 'drop.flags & FLAG_STRICT != 0 || msg.sender != drop.sender;',
    without: 'drop.flags & FLAG_STRICT != 0;',
    test: 'test_OneRefusedRowSentTwentyTimesTakesNothingOfAnApproval',
  },
]

const original = programOf()
if (!original) throw new Error('The contract does not compile.')

const changed = plants.map(({ cell, file, check, without = '' }) => {
  const source = readFileSync(`${root}src/${file}`, 'utf8')
  if (source.split(check).length !== 2) throw new Error(`${cell}: "${check}" does not stand in ${file} once.`)
  const program = programOf(file, source.replace(check, without))
  const functions = program && differences(program, original)
  if (!functions || functions.length === 0) throw new Error(`${cell}: the check can't be taken out.`)
  return functions
})
const code = codeOf(original, changed)
if (code === undefined) throw new Error('The contract and its mutants do not compile together.')

let wrong = 0
for (const [index, { cell, test }] of plants.entries()) {
  const filter = ['--match-test', `^${test}\\(`]
  const isHeld = (await passes(deploying(code), { filter })) && !(await passes(deploying(code, index), { filter }))
  if (!isHeld) wrong++
  console.log(`${isHeld ? 'held' : 'NOT HELD'}: ${cell}, by ${test}`)
}
console.log(`${plants.length - wrong} of ${plants.length} checks held by the test of their cell`)
process.exitCode = wrong === 0 ? 0 : 1
