// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// @notice One distribution of one token by one sender. It travels in calldata and is hashed, never stored.
struct Drop {
    /// Owner of the tokens. Only a call by this account, or for a drop that it registered, can move them.
    address sender;
    /// Token contract; zero for the chain's coin.
    address token;
    /// 0 ERC-20, 1 ERC-721, 2 ERC-1155, 3 the chain's coin.
    uint8 standard;
    /// Bit 0 strict, bit 1 safe transfer (ERC-721), bit 2 direct (ERC-20).
    uint8 flags;
    /// First second at which rows are paid.
    uint40 opensAt;
    /// First second at which rows are no longer paid; zero for never.
    uint40 closesAt;
    /// Tells a deliberate repeat of a list from the list itself.
    uint64 round;
    /// Sum of all amounts, in base units (ERC-721: number of rows).
    uint256 total;
    /// Number of rows.
    uint32 rows;
    /// Rows per slot; the last slot may hold fewer.
    uint16 slotSize;
    /// Merkle root over the slots.
    bytes32 root;
}

/// @title Pays committed lists, each row at most once
/// @notice A slot is one storage word, a bit a row. Sending again, retrying and resuming share that ledger.
interface ISlotDistributor {
    enum Status {
        None,
        Registered,
        Cancelled
    }

    /// @notice Others may now execute the committed rows, or no longer.
    event DropRegistered(bytes32 indexed dropId, address indexed sender, address operator, bool claimsOpen);
    /// @notice No row of this drop will be paid again.
    event DropCancelled(bytes32 indexed dropId, address indexed sender);
    /// @notice Rows of a slot that this call paid, and rows that it tried and left open. Bit r is row r.
    event SlotSent(bytes32 indexed dropId, uint256 indexed slot, uint256 paid, uint256 failed);
    /// @notice A row that stays open, with the first 64 bytes of what the token answered.
    event RowFailed(bytes32 indexed dropId, uint256 indexed slot, uint256 row, bytes reason);

    /// @notice The caller may not act on this drop.
    error NotAuthorised(bytes32 dropId, address caller);
    /// @notice The sender cancelled this drop for ever.
    error AlreadyCancelled(bytes32 dropId);
    /// @notice Rows are paid from `opensAt` on.
    error NotOpenYet(uint256 opensAt, uint256 time);
    /// @notice Rows are paid before `closesAt`.
    error Closed(uint256 closesAt, uint256 time);
    /// @notice Standards are 0 to 3.
    error UnknownStandard(uint256 standard);
    /// @notice Flags that are not defined, or do not fit the standard.
    error UnknownFlags(uint256 flags);
    /// @notice The slot size is zero or over the limit of the standard.
    error BadSlotSize(uint256 slotSize, uint256 limit);
    /// @notice The drop has `slots` slots.
    error NoSuchSlot(uint256 slot, uint256 slots);
    /// @notice Slot, rows and proof do not lead to the root.
    error BadProof(uint256 slot);
    /// @notice The packed rows do not follow the encoding.
    error MalformedRows();
    /// @notice The slot must hold `expected` rows.
    error WrongRowCount(uint256 count, uint256 expected);
    /// @notice The mask selects rows that the slot does not have.
    error BadMask(uint256 mask, uint256 rowCount);
    /// @notice A selected row pays the zero address.
    error ZeroAccount(uint256 row);
    /// @notice A selected row pays nothing.
    error ZeroAmount(uint256 row);
    /// @notice There is no contract at the token's address.
    error NoTokenCode(address token);
    /// @notice The token did not hand over the sum: balance or allowance too small, paused, or the sender is blocked.
    error PullFailed(address token, address sender, uint256 amount, bytes reason);
    /// @notice The token moved another amount than it said; nothing was kept.
    error InexactTransfer(address token, uint256 expected, uint256 actual);
    /// @notice Coins were sent along with a call that needs none, or fewer than the open rows need.
    error WrongValue(uint256 value, uint256 needed);
    /// @notice Strict drops revert when a row cannot be paid.
    error RowRejected(uint256 row, bytes reason);
    /// @notice The caller would not take back what was left of its coins.
    error RefundFailed(uint256 amount);
    /// @notice The distributor was called again while it was paying.
    error Reentered();

    /// @notice Lets others execute the committed rows. A second call changes who may; the zero address means nobody.
    /// @param operator one account, or ANYONE
    function register(Drop calldata drop, address operator, bool claimsOpen) external;

    /// @notice Ends the drop for ever: no send, no claim.
    function cancel(Drop calldata drop) external;

    /// @notice Pays the rows of a slot that are in the mask and not settled yet. A second call pays nobody.
    /// @param rows packed rows of the slot
    /// @param rowsRoot Merkle root over the slot's row leaves
    /// @param proof nodes from the slot's leaf to the root
    /// @param mask bit r selects row r
    /// @return paid rows paid by this call
    /// @return failed rows tried by this call that stay open
    function send(
        Drop calldata drop,
        uint256 slot,
        bytes calldata rows,
        bytes32 rowsRoot,
        bytes32[] calldata proof,
        uint256 mask
    ) external payable returns (uint256 paid, uint256 failed);

    /// @notice Words of `count` slots from `from` on.
    function settled(bytes32 dropId, uint256 from, uint256 count) external view returns (uint256[] memory words);

    /// @notice Identity of a drop on this chain and this contract.
    function dropIdOf(Drop calldata drop) external view returns (bytes32 dropId);

    /// @notice What the sender said of a drop.
    function stateOf(bytes32 dropId) external view returns (Status status, address operator, bool claimsOpen);
}
