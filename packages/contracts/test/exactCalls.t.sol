// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

import {Permit} from "../src/ISlotDistributor.sol";
import {Kit} from "./Kit.sol";
import {AcceptingReceiver, RevertingReceiver} from "./Receivers.sol";
import {vm} from "./Vm.sol";

/// Takes no call that is longer or shorter than its words, as tokens do that guard against short addresses.
abstract contract Exact {
    modifier words(uint256 count) {
        require(msg.data.length == 4 + 32 * count, "other bytes");
        _;
    }
}

contract ExactErc20 is Exact {
    mapping(address owner => uint256) internal held;
    mapping(address owner => mapping(address spender => uint256)) internal allowed;

    function mint(address to, uint256 value) external {
        held[to] += value;
    }

    function approve(address spender, uint256 value) external {
        allowed[msg.sender][spender] = value;
    }

    function balanceOf(address owner) external view words(1) returns (uint256) {
        return held[owner];
    }

    function allowance(address owner, address spender) external view words(2) returns (uint256) {
        return allowed[owner][spender];
    }

    function permit(address owner, address spender, uint256 value, uint256, uint8, bytes32, bytes32) external words(7) {
        allowed[owner][spender] = value;
    }

    function transfer(address to, uint256 value) external words(2) returns (bool) {
        held[msg.sender] -= value;
        held[to] += value;
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external words(3) returns (bool) {
        allowed[from][msg.sender] -= value;
        held[from] -= value;
        held[to] += value;
        return true;
    }
}

/// Has no fallback: coins come in by `deposit` alone, and whoever deposits is offered one of them at the wrong time.
contract ExactWrapped is ExactErc20 {
    bool public isTaken;

    function deposit() external payable words(0) {
        held[msg.sender] += msg.value;
        (isTaken,) = msg.sender.call{value: 1}("");
    }

    function withdraw(uint256 value) external words(1) {
        held[msg.sender] -= value;
        (bool ok,) = msg.sender.call{value: value}("");
        require(ok, "not taken");
    }
}

/// Moves no id that four divides, and says that it did.
contract ExactErc721 is Exact {
    mapping(address owner => uint256) private _held;
    mapping(uint256 id => address) private _owners;

    function mint(address to, uint256 id) external {
        _owners[id] = to;
        ++_held[to];
    }

    function balanceOf(address owner) external view words(1) returns (uint256) {
        return _held[owner];
    }

    function ownerOf(uint256 id) external view words(1) returns (address) {
        return _owners[id];
    }

    function transferFrom(address from, address to, uint256 id) external words(3) returns (bool) {
        return _move(from, to, id);
    }

    function safeTransferFrom(address from, address to, uint256 id) external words(3) returns (bool) {
        return _move(from, to, id);
    }

    function _move(address from, address to, uint256 id) private returns (bool) {
        require(_owners[id] == from, "not the owner");
        // Nothing says who owns it afterwards, so its owner is asked.
        if (id % 4 == 0) return true;
        --_held[from];
        ++_held[to];
        _owners[id] = to;
        return true;
    }
}

contract ExactErc1155 is Exact {
    mapping(address owner => mapping(uint256 id => uint256)) private _held;

    function mint(address to, uint256 id, uint256 value) external {
        _held[to][id] += value;
    }

    function balanceOf(address owner, uint256 id) external view words(2) returns (uint256) {
        return _held[owner][id];
    }

    function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes calldata) external words(6) {
        bytes memory standard = abi.encodeWithSelector(msg.sig, from, to, id, value, "");
        require(keccak256(msg.data) == keccak256(standard), "other bytes");
        _held[from][id] -= value;
        _held[to][id] += value;
    }
}

contract ExactCallsTest is Kit {
    function _list(address token, uint8 standard, uint8 flags) private {
        delete items;
        for (uint256 i; i < 4; ++i) add(account(i), standard == ERC721 ? 41 + i : 0, standard == ERC721 ? 1 : 10 + i);
        seal(token, standard, flags, 100);
    }

    function test_AnErc20IsCalledWithTheBytesOfItsStandardAlone() public {
        for (uint8 flags; flags <= DIRECT; flags += DIRECT) {
            ExactErc20 token = new ExactErc20();
            token.mint(SENDER, 100);
            vm.prank(SENDER);
            token.approve(address(distributor), 100);
            _list(address(token), ERC20, flags);
            register(address(0), true);
            claim(STRANGER, 0, 2);
            send(SENDER, 0, 15);
            check(word(0) == 15, "all");
            for (uint256 i; i < 4; ++i) check(token.balanceOf(account(i)) == 10 + i, "exact");
        }
    }

    function test_APermitIsShownAndItsAllowanceReadWithTheBytesOfTheirStandardAlone() public {
        ExactErc20 token = new ExactErc20();
        token.mint(SENDER, 100);
        _list(address(token), ERC20, 0);
        vm.prank(SENDER);
        distributor.registerWithPermit(drop, OPERATOR, 0, false, false, 0, Permit(drop.total, NOW, 27, 0, 0));
        send(OPERATOR, 0, 15);
        check(word(0) == 15 && token.allowance(SENDER, address(distributor)) == 0, "all");
    }

    function test_AnErc721IsCalledWithTheBytesOfItsStandardAlone() public {
        for (uint8 flags; flags <= SAFE; flags += SAFE) {
            ExactErc721 token = new ExactErc721();
            _list(address(token), ERC721, flags);
            for (uint256 i; i < 4; ++i) token.mint(SENDER, 41 + i);
            register(address(0), true);
            claim(STRANGER, 0, 2);
            // The last one does not move, and the owner of each is asked.
            (uint256 paid, uint256 failed) = send(SENDER, 0, 15);
            check(paid == 3 && failed == 8 && word(0) == 7, "three of four");
            for (uint256 i; i < 3; ++i) check(token.ownerOf(41 + i) == account(i), "hers");
        }
    }

    /// Accounts, ids and amounts without a byte that is zero, and so many that they lie where calls are put together.
    function test_AnErc1155IsCalledWithTheBytesOfItsStandardAlone() public {
        ExactErc1155 token = new ExactErc1155();
        delete items;
        for (uint256 i; i < 100; ++i) {
            uint256 full = _noZero(uint256(keccak256(abi.encode(i))));
            add(address(uint160(full)), full, full >> 136);
            token.mint(SENDER, full, full >> 136);
        }
        seal(address(token), ERC1155, 0, 100);
        register(address(0), true);
        claim(STRANGER, 0, 50);
        (, uint256 failed) = send(SENDER, 0, full(0));
        check(failed == 0 && word(0) == full(0), "all");
        for (uint256 i; i < 100; ++i) check(token.balanceOf(items[i].account, items[i].id) == items[i].amount, "exact");
    }

    function _noZero(uint256 word) private pure returns (uint256) {
        return word | type(uint256).max / 255;
    }

    function test_CoinsAreWrappedAgainByTheCallThatSaysSo() public {
        ExactWrapped coin = new ExactWrapped();
        vm.deal(address(coin), 1000);
        coin.mint(SENDER, 1000);
        vm.prank(SENDER);
        coin.approve(address(distributor), 1000);
        delete items;
        add(account(0), 0, 10);
        add(address(new RevertingReceiver()), 0, 20);
        seal(address(coin), NATIVE, 0, 250);
        (uint256 paid, uint256 failed) = send(SENDER, 0, 3);
        check(paid == 1 && failed == 2 && coin.balanceOf(SENDER) == 990, "what was refused came back");
        check(account(0).balance == 10 && address(distributor).balance == 0, "what was paid");
        check(!coin.isTaken(), "no coins once it has unwrapped");
    }

    function test_OneCoinThatWasRefusedIsWrappedAgainToo() public {
        ExactWrapped coin = new ExactWrapped();
        vm.deal(address(coin), 1000);
        coin.mint(SENDER, 1000);
        vm.prank(SENDER);
        coin.approve(address(distributor), 1000);
        delete items;
        add(account(0), 0, 10);
        add(address(new RevertingReceiver()), 0, 1);
        seal(address(coin), NATIVE, 0, 250);
        send(SENDER, 0, 3);
        check(coin.balanceOf(SENDER) == 990 && address(distributor).balance == 0, "one came back");
    }

    /// It takes coins that come with no word and has no function for any other.
    function test_CoinsThatGoBackComeWithoutAWord() public {
        address careful = address(new AcceptingReceiver());
        delete items;
        add(account(0), 0, 10);
        seal(address(0), NATIVE, 0, 250);
        register(careful, false);
        vm.deal(careful, 100);
        sendCoins(careful, 0, 1, 100);
        check(careful.balance == 90 && account(0).balance == 10, "the rest came back");
    }
}
