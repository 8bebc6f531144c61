/** What the contract holds whoever runs the page: its words by their keys, and the lines that enforce it, as they stand in the source. */
export const guarantees = [
  {
    title: 'onceTitle',
    text: 'onceText',
    file: 'SlotDistributor.sol',
    lines: ['if ((word >> row) & 1 != 0) revert AlreadySettled(slot, row);', '_setWord(key, word | (1 << row));'],
  },
  {
    title: 'sealedTitle',
    text: 'sealedText',
    file: 'SlotDistributor.sol',
    lines: [
      'if (SlotTree.rootOf(SlotTree.slotLeaf(slot, rowsHash, rowsRoot), proof) != drop.root) revert BadProof(slot);',
    ],
  },
  {
    title: 'custodyTitle',
    text: 'custodyText',
    file: 'Ledger.sol',
    lines: ['if (msg.sender != drop.sender) revert NotAuthorised(dropId, msg.sender);'],
  },
  {
    title: 'keyTitle',
    text: 'keyText',
    file: 'Ledger.sol',
    lines: [
      'if (operator == address(0) || (msg.sender != operator && operator != ANYONE)) {',
      '    revert NotAuthorised(dropId, msg.sender);',
      '}',
    ],
  },
] as const

/** See `guarantees`. */
export type Guarantee = (typeof guarantees)[number]
