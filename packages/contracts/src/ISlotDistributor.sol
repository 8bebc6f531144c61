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
/// @notice A slot is one storage word, a bit a row: bit r is set when row r is paid. Pushes, retries and claims share that
/// word. There is no owner, fee, upgrade or pause; between transactions the contract holds nothing, and it approves nobody.
/// @dev Amounts are base units of the token, times are seconds, masks carry row r at bit r (value 1 << r). The byte formats
/// are in ENCODING.md. While a call pays, `settled` shows rows as paid whose payment may still fail; after it, bits only
/// ever go from 0 to 1.
interface ISlotDistributor {
    enum Status {
        None,
        Registered,
        Cancelled
    }

    /// @notice Others may now execute the committed rows, or no longer.
    /// @param operator one account, ANYONE, or zero for nobody
    event DropRegistered(bytes32 indexed dropId, address indexed sender, address operator, bool claimsOpen);
    /// @notice No row of this drop will be paid again.
    event DropCancelled(bytes32 indexed dropId, address indexed sender);
    /// @notice Rows of a slot that this call paid, and rows that it tried and left open.
    /// @param paid mask of rows
    /// @param failed mask of rows
    event SlotSent(bytes32 indexed dropId, uint256 indexed slot, uint256 paid, uint256 failed);
    /// @notice A row that stays open.
    /// @param row index in the slot
    /// @param reason the first 64 bytes of what the token or the account answered; empty when it answered nothing, or when
    /// an ERC-721 went through but is still, or again, the sender's
    event RowFailed(bytes32 indexed dropId, uint256 indexed slot, uint256 row, bytes reason);
    /// @notice A row was claimed.
    /// @param row index in the slot
    /// @param to account that was paid
    event RowClaimed(bytes32 indexed dropId, uint256 indexed slot, uint256 row, address to);

    /// @notice The caller may not act on this drop.
    error NotAuthorised(bytes32 dropId, address caller);
    /// @notice The sender cancelled this drop for ever.
    error AlreadyCancelled(bytes32 dropId);
    /// @notice The sender has not opened this drop to claims, or closed it to them.
    error ClaimsNotOpen(bytes32 dropId);
    /// @notice Coins can't be taken from a sender, so drops of the chain's coin can't be claimed.
    error ClaimsNeedToken();
    /// @notice Rows are paid from `opensAt` on, in seconds.
    error NotOpenYet(uint256 opensAt, uint256 time);
    /// @notice Rows are paid before `closesAt`, in seconds.
    error Closed(uint256 closesAt, uint256 time);
    /// @notice Standards are 0 to 3.
    error UnknownStandard(uint256 standard);
    /// @notice Flags that are not defined, or do not fit the standard.
    error UnknownFlags(uint256 flags);
    /// @notice A drop of the chain's coin has no token.
    error CoinHasNoToken(address token);
    /// @notice The slot size is zero or over the limit of the standard.
    error BadSlotSize(uint256 slotSize, uint256 limit);
    /// @notice The drop has `slots` slots.
    error NoSuchSlot(uint256 slot, uint256 slots);
    /// @notice The slot has `rowCount` rows.
    error NoSuchRow(uint256 row, uint256 rowCount);
    /// @notice Slot, rows and proof do not lead to the root.
    error BadProof(uint256 slot);
    /// @notice The packed rows do not follow the encoding.
    error MalformedRows();
    /// @notice The claimed row has an id or an amount that its standard does not know.
    error MalformedRow(uint256 id, uint256 amount);
    /// @notice The slot must hold `expected` rows.
    error WrongRowCount(uint256 count, uint256 expected);
    /// @notice The mask selects rows that the slot does not have.
    error BadMask(uint256 mask, uint256 rowCount);
    /// @notice A selected row pays the zero address.
    error ZeroAccount(uint256 row);
    /// @notice A selected row pays nothing.
    error ZeroAmount(uint256 row);
    /// @notice A selected row pays this contract, which keeps nothing.
    error PaysDistributor(uint256 row);
    /// @notice The amount of a selected row, or the sum up to it, does not fit 256 bits.
    error AmountOverflow(uint256 row);
    /// @notice The row was paid before.
    error AlreadySettled(uint256 slot, uint256 row);
    /// @notice Only a row's account chooses where its claim goes.
    error NotTheAccount(address account, address caller);
    /// @notice A claim can't go to the zero address or to this contract.
    error BadRecipient(address to);
    /// @notice There is no contract at the token's address.
    error NoTokenCode(address token);
    /// @notice The token does not tell balances.
    error NoBalance(address token);
    /// @notice The token did not hand over the amount: balance or allowance too small, paused, or somebody is blocked.
    /// @param amount base units; for an ERC-721 the id
    error PullFailed(address token, address sender, uint256 amount, bytes reason);
    /// @notice The token did not take back what failed rows had left.
    error ReturnFailed(address token, address sender, uint256 amount, bytes reason);
    /// @notice The token moved another amount than it was asked to; everything was undone.
    error InexactTransfer(address token, uint256 expected, uint256 actual);
    /// @notice Coins were sent along with a call that needs none, or fewer than the selected rows need, in wei.
    error WrongValue(uint256 value, uint256 needed);
    /// @notice Strict drops revert when a row can't be paid.
    error RowRejected(uint256 row, bytes reason);
    /// @notice The caller would not take back what was left of its coins, in wei.
    error RefundFailed(uint256 amount);
    /// @notice The distributor was called again while it was paying.
    error Reentered();

    /// @notice Operator value that lets anyone execute the committed rows.
    function ANYONE() external view returns (address);

    /// @notice Lets others execute the committed rows. Only the sender; a second call changes who may.
    /// @param operator one account, ANYONE, or zero for nobody
    /// @param claimsOpen whether rows may be claimed one by one
    function register(Drop calldata drop, address operator, bool claimsOpen) external;

    /// @notice Ends the drop for ever: no send, no claim. Only the sender.
    function cancel(Drop calldata drop) external;

    /// @notice Pays the rows of a slot that are in the mask and not settled yet. A second call pays nobody.
    /// @dev The sender always may, its operator while registered. ERC-20: the sum is taken from the sender once and what
    /// failed rows leave goes back to it. Native: `msg.value` covers the selected open rows, the rest goes back to the caller.
    /// @param slot index of the slot
    /// @param rows packed rows of the slot
    /// @param rowsRoot Merkle root over the slot's row leaves
    /// @param proof nodes from the slot's leaf to the root
    /// @param mask rows to pay; bits at or above the slot's row count are refused
    /// @return paid mask of rows paid by this call
    /// @return failed mask of rows tried by this call that stay open; always zero for strict drops
    function send(
        Drop calldata drop,
        uint256 slot,
        bytes calldata rows,
        bytes32 rowsRoot,
        bytes32[] calldata proof,
        uint256 mask
    ) external payable returns (uint256 paid, uint256 failed);

    /// @notice Pays one row to its account, when claims are open. Anyone may call.
    /// @param slot index of the slot
    /// @param row index of the row in the slot
    /// @param account the row's account
    /// @param id token id; zero for an ERC-20
    /// @param amount base units; one for an ERC-721
    /// @param rowProof nodes from the row's leaf to the slot's rowsRoot
    /// @param rowsHash keccak256 of the slot's packed rows
    /// @param slotProof nodes from the slot's leaf to the root
    function claim(
        Drop calldata drop,
        uint256 slot,
        uint256 row,
        address account,
        uint256 id,
        uint256 amount,
        bytes32[] calldata rowProof,
        bytes32 rowsHash,
        bytes32[] calldata slotProof
    ) external;

    /// @notice The same, to another address. Only the row's account.
    /// @param to account that is paid
    function claimTo(
        Drop calldata drop,
        uint256 slot,
        uint256 row,
        address account,
        uint256 id,
        uint256 amount,
        bytes32[] calldata rowProof,
        bytes32 rowsHash,
        bytes32[] calldata slotProof,
        address to
    ) external;

    /// @notice Words of `count` slots from `from` on.
    function settled(bytes32 dropId, uint256 from, uint256 count) external view returns (uint256[] memory words);

    /// @notice Identity of a drop on this chain and this contract.
    function dropIdOf(Drop calldata drop) external view returns (bytes32 dropId);

    /// @notice What the sender said of a drop.
    function stateOf(bytes32 dropId) external view returns (Status status, address operator, bool claimsOpen);
}
