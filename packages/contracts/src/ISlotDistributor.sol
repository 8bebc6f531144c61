// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Drop, Permit, Slot} from "./Drop.sol";

/// @title Pays committed lists, each row at most once
/// @notice A slot is one storage word, a bit a row: bit r is set when row r is paid. Pushes, retries and claims share that
/// word. There is no owner, fee, upgrade or pause. Between transactions the contract holds nothing of any drop, and it approves no
/// account. (A row of coins that pays a contract which wraps them is the exception: the wrapped coins stay here.) Anything that is forced upon it or given to it is lost, except the token of an ERC-20 push that comes while that call
/// pays: it goes to the sender.
///
/// The checks. Balances and owners are the token's own word: a transfer that answers success proves nothing here, but a token whose
/// `balanceOf` and `ownerOf` agree with its lie passes every check, and harms only drops of itself.
///
/// | | push | claim |
/// |---|---|---|
/// | ERC-20 | the sender lost the sum; the first and the last paid row that is not the sender's gained its amount; the sum of failed rows went back to the sender; what else came to this contract meanwhile is less than the smallest paid amount, and went to the sender too | the payee gained the amount and the sender lost no more |
/// | ERC-20 direct | the sender lost at most the sum of the paid rows and a base unit for each, and something if anything was owed; the recipients' balances are not checked | the same for one row |
/// | ERC-721 | the sender holds as many fewer as rows were paid, else each is told to be another's; it lost no more than rows are settled | it is told to be another's |
/// | ERC-1155 | of each run of one id the sender lost the sum; the recipients' balances are not checked | the payee gained and the sender lost the amount |
/// | coin | the value given covers the rows; the rest goes back | none |
/// | wrapped coin | the sum is taken, unwrapped, and this contract's coins rose by it; the sum of failed rows is wrapped and given back | the same for one row |
///
/// Failed rows. A call by the sender of a drop that is not strict leaves the rows open that the token or the account refuses, names
/// them in events and gives their sum back. So does a call by the one operator that the sender allowed it (`mayLeaveOpen`). Any
/// other call pays each open row of its masks or reverts naming the row, so it can't use up an approval without paying rows. Rows
/// that pay no account, nothing or this contract, and balances that do not add up (`InexactTransfer`), end any call.
///
/// Gas. Each row's call gets the gas that the caller of `send` names. A row counts as failed only if its call got that much. If
/// at least as much is left after the failure, the call had it; otherwise the call reverts with `NotEnoughGas`.
/// @dev Amounts are base units of the token, times are seconds, masks carry row r at bit r (value 1 << r). The byte formats
/// are in ENCODING.md. While a call pays, `settled` shows rows as paid whose payment may still fail; after it, bits only
/// ever go from 0 to 1.
interface ISlotDistributor {
    enum Status {
        None,
        Registered,
        Cancelled
    }

    /// @notice The sender decided who else may execute the committed rows.
    /// @param operator one account, ANYONE, or zero for nobody
    /// @param operatorUntil first second at which the operator may no longer send; zero for as long as the drop
    /// @param mayLeaveOpen whether calls by the one operator leave refused rows open, as the sender's own do
    /// @param claimsOpen whether rows may be claimed one by one
    /// @param listDigest sha-256 inside of the CID of the canonical list file, or zero; the contract does not use it
    event DropRegistered(
        bytes32 indexed dropId, address indexed sender, address operator, uint256 operatorUntil, bool mayLeaveOpen,
        bool claimsOpen, bytes32 listDigest
    );
    /// @notice No row of this drop will be paid again.
    event DropCancelled(bytes32 indexed dropId, address indexed sender);
    /// @notice Rows of a slot that this call paid, and rows that it tried and left open.
    /// @param paid mask of rows
    /// @param failed mask of rows
    event SlotSent(bytes32 indexed dropId, uint256 indexed slot, uint256 paid, uint256 failed);
    /// @notice A row that stays open.
    /// @param row index in the slot
    /// @param reason the first 64 bytes of the answer of the token or the account; empty if it answered nothing, or if the call
    /// went through but an ERC-721 is not told to be another's than the sender's
    event RowFailed(bytes32 indexed dropId, uint256 indexed slot, uint256 row, bytes reason);
    /// @notice A row was claimed.
    /// @param row index in the slot
    /// @param to account that was paid
    event RowClaimed(bytes32 indexed dropId, uint256 indexed slot, uint256 row, address to);

    /// @notice The caller may not act on this drop.
    error NotAuthorised(bytes32 dropId, address caller);
    /// @notice The operator's time is over, or would be over before it begins, in seconds.
    error OperatorExpired(uint256 operatorUntil, uint256 time);
    /// @notice The operator did not take its gas money, in wei.
    error GasMoneyRefused(address operator, uint256 value);
    /// @notice The sender cancelled this drop for ever.
    error AlreadyCancelled(bytes32 dropId);
    /// @notice The sender has not opened this drop to claims, or closed it to them.
    error ClaimsNotOpen(bytes32 dropId);
    /// @notice Coins can't be taken from a sender, so drops of the chain's coin can be claimed only with a wrapped coin.
    error ClaimsNeedToken();
    /// @notice Only an ERC-20 and a wrapped coin have permits.
    error PermitNeedsErc20(uint256 standard);
    /// @notice After the permit the sender still allows less than it says.
    /// @param reason the first 64 bytes of what the token answered to the permit
    error PermitFailed(address token, uint256 allowed, uint256 needed, bytes reason);
    /// @notice Rows are paid from `opensAt` on, in seconds.
    error NotOpenYet(uint256 opensAt, uint256 time);
    /// @notice Rows are paid before `closesAt`, in seconds.
    error Closed(uint256 closesAt, uint256 time);
    /// @notice Standards are 0 to 3.
    error UnknownStandard(uint256 standard);
    /// @notice Flags that are not defined, or do not fit the standard.
    error UnknownFlags(uint256 flags);
    /// @notice The slot size is zero or over the limit of the standard.
    error BadSlotSize(uint256 slotSize, uint256 limit);
    /// @notice A send of no slot.
    error NoSlots();
    /// @notice Slots of a send rise, and none comes twice.
    error BadSlotOrder(uint256 slot, uint256 previous);
    /// @notice The drop has `slots` slots.
    error NoSuchSlot(uint256 slot, uint256 slots);
    /// @notice The slot has `rowCount` rows.
    error NoSuchRow(uint256 row, uint256 rowCount);
    /// @notice Slot, rows and proof do not lead to the root.
    error BadProof(uint256 slot);
    /// @notice The packed rows of the slot do not follow the encoding.
    error MalformedRows(uint256 slot);
    /// @notice The claimed row has an id or an amount that its standard does not know.
    error MalformedRow(uint256 id, uint256 amount);
    /// @notice The slot must hold `expected` rows.
    error WrongRowCount(uint256 slot, uint256 count, uint256 expected);
    /// @notice The mask selects rows that the slot does not have.
    error BadMask(uint256 slot, uint256 mask, uint256 rowCount);
    /// @notice The open rows of the masks add up to more than the caller allows.
    error WrongSum(uint256 most, uint256 actual);
    /// @notice A row's call would get, or may have got, less gas than the caller named. Nothing was paid.
    /// @param gasLeft units of gas that were left
    error NotEnoughGas(uint256 rowGas, uint256 gasLeft);
    /// @notice Only one named operator can be allowed to leave rows open.
    error NeedsOneOperator(address operator);
    /// @notice A selected row pays the zero address.
    error ZeroAccount(uint256 slot, uint256 row);
    /// @notice A selected row pays nothing.
    error ZeroAmount(uint256 slot, uint256 row);
    /// @notice A selected row pays this contract, which keeps nothing: its own address, or in coins the wrapped coin that they
    /// were taken from, as it would enter them for this contract.
    error PaysDistributor(uint256 slot, uint256 row);
    /// @notice The amount of a selected row, or the sum up to it, does not fit 256 bits.
    error AmountOverflow(uint256 slot, uint256 row);
    /// @notice The sum up to this slot does not fit 256 bits.
    error SumOverflow(uint256 slot);
    /// @notice The row was paid before.
    error AlreadySettled(uint256 slot, uint256 row);
    /// @notice Only a row's account chooses where its claim goes.
    error NotTheAccount(address account, address caller);
    /// @notice The time of a signed claim is over, in seconds.
    error SignatureExpired(uint256 deadline, uint256 time);
    /// @notice The signature is not the account's, or not for this claim.
    error BadSignature(address account);
    /// @notice A claim can't go to the zero address, to this contract, or in coins to the wrapped coin that they come from.
    error BadRecipient(address to);
    /// @notice There is no contract at the token's address.
    error NoTokenCode(address token);
    /// @notice The token does not tell balances.
    error NoBalance(address token);
    /// @notice The token did not hand over the sum of a push or the amount of a claim: balance or allowance too small, paused,
    /// somebody is blocked, or the payee of a claim refused.
    /// @param amount base units; for an ERC-721 the id
    /// @param reason the first 64 bytes of what the token answered
    error PullFailed(address token, address sender, uint256 amount, bytes reason);
    /// @notice The wrapped coin did not turn into coins.
    error UnwrapFailed(address token, uint256 amount, bytes reason);
    /// @notice The token did not take back what failed rows had left, or what else came of it while the call paid.
    error ReturnFailed(address token, address sender, uint256 amount, bytes reason);
    /// @notice A balance did not change as it was to, and everything was undone. The token keeps a part, lies or follows another
    /// standard, or an account's hook passed on its payment, or gave the sender what the call took. No row is named, as balances do
    /// not tell these apart.
    /// @param expected base units, or tokens, that were to move or to be there
    /// @param actual base units, or tokens, that did or were
    error InexactTransfer(address token, uint256 expected, uint256 actual);
    /// @notice Coins were sent along with a call that needs none, or fewer than the selected rows need, in wei.
    error WrongValue(uint256 value, uint256 needed);
    /// @notice A row can't be paid, and this call leaves none open: the drop is strict, the caller is not its sender, or it is a
    /// claim of coins that their payee refuses.
    error RowRejected(uint256 slot, uint256 row, bytes reason);
    /// @notice The caller would not take back what was left of its coins, in wei.
    error RefundFailed(uint256 amount);
    /// @notice Coins come along with a call, or from a wrapped coin that is being unwrapped, and in no other way.
    error UnexpectedCoins(address from);
    /// @notice The distributor was called again while it was paying.
    error Reentered();

    /// @notice Operator value that lets anyone execute the committed rows.
    function ANYONE() external view returns (address);

    /// @notice Lets others execute the committed rows. Only the sender; a second call changes all of it.
    /// @dev Coins sent along go on to the operator as its gas money; without one operator they are refused.
    /// @param operator one account, ANYONE, or zero for nobody
    /// @param operatorUntil first second at which the operator may no longer send; zero for as long as the drop
    /// @param mayLeaveOpen whether calls by the one operator leave refused rows open, as the sender's own do
    /// @param claimsOpen whether rows may be claimed one by one
    /// @param listDigest sha-256 inside of the CID of the canonical list file, or zero; only emitted
    function register(
        Drop calldata drop, address operator, uint40 operatorUntil, bool mayLeaveOpen, bool claimsOpen, bytes32 listDigest
    ) external payable;

    /// @notice The same after a permit of the token by the sender to this contract. A permit that somebody used before is no
    /// failure, as only the allowance counts.
    function registerWithPermit(
        Drop calldata drop, address operator, uint40 operatorUntil, bool mayLeaveOpen, bool claimsOpen, bytes32 listDigest,
        Permit calldata permit
    ) external payable;

    /// @notice Ends the drop for ever: no send, no claim. Only the sender.
    function cancel(Drop calldata drop) external;

    /// @notice Pays, of one or more slots, the rows that are in their masks and not settled yet. A second call pays no row again.
    /// @dev The sender always may, its operator while registered. ERC-20 and wrapped coins: the sum is taken from the sender
    /// once, and the sum of failed rows goes back to it. Coins: `msg.value` covers the open rows, the rest goes back to the caller.
    /// @param sum the most that the open rows of all masks may add up to: base units, ERC-721 tokens, or ERC-1155 items of all ids
    /// together. The call takes no more from the sender, except that a token which rounds may take a base unit more for each row of a
    /// direct drop
    /// @param rowGas units of gas for the call of each row
    /// @param slots in rising order of their indices
    /// @return paid a mask a slot, of rows paid by this call
    /// @return failed a mask a slot, of rows tried by this call that stay open; only ever set if the drop is not strict, and the
    /// caller is its sender or the operator that may leave rows open
    function send(Drop calldata drop, uint256 sum, uint256 rowGas, Slot[] calldata slots)
        external
        payable
        returns (uint256[] memory paid, uint256[] memory failed);

    /// @notice Pays one row to its account, when claims are open. Anyone may call, also before an account that means to claim to
    /// another address.
    /// @param slot index of the slot
    /// @param row index of the row in the slot
    /// @param account the row's account
    /// @param id token id; zero for an ERC-20 and coins
    /// @param amount base units; one for an ERC-721
    /// @param rowProof nodes from the row's leaf to the slot's rowsRoot
    /// @param rowsHash keccak256 of the slot's packed rows
    /// @param slotProof nodes from the slot's leaf to the root
    function claim(
        Drop calldata drop, uint256 slot, uint256 row, address account, uint256 id, uint256 amount,
        bytes32[] calldata rowProof, bytes32 rowsHash, bytes32[] calldata slotProof
    ) external;

    /// @notice The same, to another address. Only the row's account. Anyone may claim or send the row to the account itself before.
    /// @param to account that is paid
    function claimTo(
        Drop calldata drop, uint256 slot, uint256 row, address account, uint256 id, uint256 amount,
        bytes32[] calldata rowProof, bytes32 rowsHash, bytes32[] calldata slotProof, address to
    ) external;

    /// @notice The same, to another address that the row's account signed for. Anyone may call. The signature is of EIP-712,
    /// `Claim(bytes32 dropId,uint256 slot,uint256 row,address to,uint256 deadline)` in the domain of name "Slotdrop", version "1",
    /// this chain and this contract, by the account's key (65 bytes: r, s, v) or accepted by its code (ERC-1271). A row is paid
    /// once, so a signature works once.
    /// @param to account that is paid
    /// @param deadline last second at which the signature is accepted
    function claimBySig(
        Drop calldata drop, uint256 slot, uint256 row, address account, uint256 id, uint256 amount,
        bytes32[] calldata rowProof, bytes32 rowsHash, bytes32[] calldata slotProof, address to, uint256 deadline,
        bytes calldata signature
    ) external;

    /// @notice Words of `count` slots from `from` on.
    function settled(bytes32 dropId, uint256 from, uint256 count) external view returns (uint256[] memory words);

    /// @notice Identity of a drop on this chain and this contract.
    function dropIdOf(Drop calldata drop) external view returns (bytes32 dropId);

    /// @notice What the sender registered.
    /// @return status whether it was registered or cancelled
    /// @return operator one account, ANYONE, or zero for nobody
    /// @return operatorUntil first second at which the operator may no longer send; zero for as long as the drop
    /// @return mayLeaveOpen whether calls by the one operator leave refused rows open
    /// @return claimsOpen whether rows may be claimed one by one
    function stateOf(bytes32 dropId)
        external
        view
        returns (Status status, address operator, uint256 operatorUntil, bool mayLeaveOpen, bool claimsOpen);
}
