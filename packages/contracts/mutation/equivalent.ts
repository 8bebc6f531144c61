import type { Mutant } from './mutants.ts'

/** A file, a line of it with what is changed between « and », and what it becomes. */
type Change = readonly [file: string, line: string, to: string]
type Argument = { why: string; changes: readonly Change[] }

/** Changes that no caller can notice, with the reason. They are no part of the score. */
const same: readonly Argument[] = [
  {
    why: 'any number but zero is true',
    changes: [
      ['CoinPayer.sol', 'for {} «1» {} {', '2'],
      ['CoinPayer.sol', 'isShort := «1»', '2'],
      ['Erc20Payer.sol', 'for {} «1» {} {', '2'],
      ['Erc721Payer.sol', 'for {} «1» {} {', '2'],
      ['Erc1155Payer.sol', 'for {} «1» {} {', '2'],
      ['Erc1155Payer.sol', 'for { let spot := shl(5, id) } «1» { spot := add(spot, 32) } {', '2'],
      ['Ledger.sol', 'tstore(0, «1»)', '2'],
      ['SlotTree.sol', 'for {} «1» {} {', '2'],
    ],
  },
  {
    why: 'any number does that is neither zero nor that of a record that was paid',
    changes: [['Erc1155Payer.sol', 'uint256 private constant ANSWERED = «2»;', '3']],
  },
  {
    why: 'a place of no bytes: its size is zero',
    changes: [
      ['Claims.sol', 'ok := call(gas(), to, amount, «0», 0, 0, 0)', '1'],
      ['Claims.sol', 'ok := call(gas(), to, amount, 0, 0, «0», 0)', '1'],
      ['CoinPayer.sol', 'ok := call(COIN_GAS, account, mul(value, unit), «0», 0, 0, 0)', '1'],
      ['CoinPayer.sol', 'ok := call(COIN_GAS, account, mul(value, unit), 0, 0, «0», 0)', '1'],
      ['SlotDistributor.sol', 'ok := call(gas(), caller(), rest, «0», 0, 0, 0)', '1'],
      ['SlotDistributor.sol', 'ok := call(gas(), caller(), rest, 0, 0, «0», 0)', '1'],
    ],
  },
  {
    why: 'a byte more of an answer is copied to the scratch space, of which nothing is read that was not written just before',
    changes: [
      ['Claims.sol', 'ok := call(gas(), to, amount, 0, 0, 0, «0»)', '1'],
      ['CoinPayer.sol', 'ok := call(COIN_GAS, account, mul(value, unit), 0, 0, 0, «0»)', '1'],
      ['SlotDistributor.sol', 'ok := call(gas(), caller(), rest, 0, 0, 0, «0»)', '1'],
      ['Erc20Payer.sol', 'ok := call(TOKEN_GAS, token, 0, m, 68, 0x00, «0x20»)', '0x21'],
      ['Erc20Payer.sol', 'ok := call(TOKEN_GAS, token, 0, m, 100, 0x00, «0x20»)', '0x21'],
      ['Erc721Payer.sol', 'ok := call(TOKEN_GAS, token, 0, m, 100, 0x00, «0x20»)', '0x21'],
      ['Erc1155Payer.sol', 'outcome := call(TOKEN_GAS, token, 0, m, 196, 0x00, «0x20»)', '0x21'],
      ['TokenCalls.sol', 'known := staticcall(gas(), token, m, size, 0x00, «0x20»)', '0x21'],
      ['TokenCalls.sol', 'ok := call(gas(), token, value, add(data, 32), mload(data), 0x00, «0x20»)', '0x21'],
    ],
  },
  {
    why: 'no row has the index that is looked at in addition, and a mask with its bit is refused',
    changes: [
      ['Erc20Payer.sol', 'for (uint256 r; r «<» rows.count; ++r) {', '<='],
      ['Erc20Payer.sol', 'for (uint256 r; r «<» slot.rows.count; ++r) {', '<='],
      ['Erc721Payer.sol', 'for (uint256 r; r «<» rows.count; ++r) {', '<='],
      ['Erc1155Payer.sol', 'for (uint256 r; r «<» slot.rows.count; ++r) {', '<='],
      ['PackedRows.sol', 'for (uint256 r; r «<» rows.count; ++r) {', '<='],
    ],
  },
  {
    why: 'where both are equal both ways say the same',
    changes: [
      [
        'Claims.sol',
        'if (rest «<» held && held - rest > amount) revert InexactTransfer(token, amount, held - rest);',
        '<=',
      ],
      ['Erc20Payer.sol', 'uint256 lost = held «<» before ? before - held : 0;', '<='],
      ['Ledger.sol', 'return rest «<» slotSize ? rest : slotSize;', '<='],
    ],
  },
  {
    why: 'never true: claims are opened by `register` alone, which refuses them for the coin without a token, and both are in the id',
    changes: [['Claims.sol', '«if (standard == NATIVE && token == address(0)) revert ClaimsNeedToken();»', '']],
  },
  {
    why: 'a byte more, or a byte further, of memory that nobody uses',
    changes: [
      ['Erc1155Payer.sol', 'entry := add(m, «224»)', '225'],
      ['Erc1155Payer.sol', 'mstore(0x40, add(m, «288»))', '289'],
      ['Ledger.sol', 'calldatacopy(add(m, 64), drop, «352»)', '353'],
      ['TokenCalls.sol', 'mstore(0x40, add(answer, add(«32», REASON)))', '33'],
    ],
  },
  {
    why: 'nothing takes memory between the making of the call and its last use, and what is taken later is written before it is read',
    changes: [['Erc1155Payer.sol', '«mstore(0x40, add(m, 288))»', '']],
  },
  {
    why: 'the word is written behind the end of a call of one word, and not sent',
    changes: [
      ['TokenCalls.sol', 'return _need(token, BALANCE_OF, uint160(owner), «0», 0x24);', '1'],
      ['TokenCalls.sol', '(, uint256 found) = _look(token, OWNER_OF, id, «0», 0x24);', '1'],
    ],
  },
  {
    why: 'no call ever comes from the precompile at one, as none comes from zero',
    changes: [['CoinPayer.sol', '_await(address(«0»));', '1']],
  },
  {
    why: 'what the values of NFTs and items add up to is never read',
    changes: [
      ['Erc721Payer.sol', 'return (place, «0», ok);', '1'],
      ['Erc1155Payer.sol', 'if (entry != 0) return (next, «0», outcome == PAID);', '1'],
    ],
  },
  {
    why: 'there is a row at least, so the table has two places anyway',
    changes: [['IdSums.sol', 'uint256 size = «1»;', '2']],
  },
  {
    why: 'an unknown id is looked for only while fewer ids than rows are entered, so a place is free even in a table of as many',
    changes: [['IdSums.sol', 'while (size «<=» rows) size *= 2;', '<']],
  },
  {
    why: 'only the lowest bit counts, and it is the same',
    changes: [['PackedRows.sol', 'fits := and(fits, and(eq(byte(0, head), VERSION), «iszero(»iszero(unit))))', 'not(']],
  },
  {
    why: 'a unit of 33 bytes is shifted by more than a word, so it is zero and refused',
    changes: [
      ['PackedRows.sol', 'fits := and(fits, and(lt(idWidth, 33), and(lt(valueWidth, 33), lt(unitWidth, «33»))))', '34'],
    ],
  },
  {
    why: 'a word shifted by 256 is zero and adds no bit',
    changes: [
      ['PackedRows.sol', 'for (uint256 shift = 1; shift «<» 256; shift *= 2) mask |= mask >> shift;', '<='],
      ['PackedRows.sol', 'for (uint256 shift = 1; shift < «256»; shift *= 2) mask |= mask >> shift;', '257'],
    ],
  },
  {
    why: 'each part is added to the one above it instead of the one below: only the highest is lost, and no row has its bits',
    changes: [
      ['PackedRows.sol', 'word = (word & (ones / 5)) + ((word «>>» 2) & (ones / 5));', '<<'],
      ['PackedRows.sol', 'word = (word + (word «>>» 4)) & (ones / 17);', '<<'],
    ],
  },
  {
    why: 'any free bit of the word does',
    changes: [
      ['Ledger.sol', 'uint256 internal constant CANCELLED = «1» << 162;', '2'],
      ['Ledger.sol', 'uint256 internal constant CANCELLED = 1 << «162»;', '163'],
    ],
  },
]

/** Changes that cost gas and alter nothing else. No test of behaviour can notice them; they count as survivors all the same. */
const dearer: readonly Argument[] = [
  {
    why: 'rows of a stretch are paid in a call of the loop each',
    changes: [
      ['CoinPayer.sol', 'if «iszero(»gt(ok, eq(place, end))) { break }', 'not('],
      ['Erc20Payer.sol', 'if «iszero(»gt(ok, eq(place, end))) { break }', 'not('],
      ['PackedRows.sol', 'length = bits(mask & ~(mask «+» 1));', '-'],
    ],
  },
  {
    why: 'more bits are looked at, and none that is set is left out: slots of NFTs and items have a hundred rows at most',
    changes: [
      ['Erc721Payer.sol', 'for (uint256 r; rows.answered «>>» r != 0; ++r) {', '<<'],
      ['Erc1155Payer.sol', 'for (uint256 r; slot.failed «>>» r != 0; ++r) {', '<<'],
    ],
  },
  {
    why: 'the entry of the row before is looked for once more, and found',
    changes: [['Erc1155Payer.sol', 'if «xor(»id, mload(entry)) {', 'or(']],
  },
  {
    why: 'units that were held before make it look at the rows although nothing came, which opens none; a row of this contract is named, where the token enters nothing for it',
    changes: [['Erc20Payer.sol', 'if (held «-» before != left) {', '+']],
  },
  {
    why: 'the same in memory that lies far behind',
    changes: [
      ['Ledger.sol', 'let m := mload(«0x40»)', '0x41'],
      ['SlotTree.sol', 'let m := mload(«0x40»)', '0x41'],
    ],
  },
]

function find(list: readonly Argument[], line: string, { file, column, from, to }: Mutant): string | undefined {
  const at = line.indexOf(from, column)
  const marked = `${line.slice(0, at)}«${from}»${line.slice(at + from.length)}`.trim()
  return list.find(({ changes }) => changes.some((one) => one[0] === file && one[1] === marked && one[2] === to))?.why
}

/** Why a mutant does the same as the contract, or undefined. */
export function equivalent(line: string, mutant: Mutant): string | undefined {
  return find(same, line, mutant)
}

/** Why a mutant costs more and does the same, or undefined. */
export function costsMore(line: string, mutant: Mutant): string | undefined {
  return find(dearer, line, mutant)
}
