// SPDX-License-Identifier: MIT
pragma solidity ^0.8.26;

/// @title ERC-20s with permits, in the forms that tokens have, that anybody can mint, for local chains and tests
/// @dev 0: EIP-2612 that tells its domain (EIP-5267); 1: with a version of its own that it tells nobody but by `version`;
/// 2: without a version in its domain; 3: with the chain as salt; 4: DAI's form, whose permit has an expiry and yes or no;
/// 5: EIP-2612 that answers nothing when it refuses.
contract DemoPermit {
    string public name = "Meridian permits";
    string public symbol = "PERM";
    uint8 public constant decimals = 18;
    uint256 public immutable form;
    uint256 public totalSupply;
    mapping(address owner => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;
    mapping(address owner => uint256) public nonces;

    bytes32 private constant PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 private constant DAI_PERMIT =
        keccak256("Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)");

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    constructor(uint256 form_) {
        form = form_;
    }

    function mint(address to, uint256 value) external {
        totalSupply += value;
        balanceOf[to] += value;
        emit Transfer(address(0), to, value);
    }

    /// @dev A function that only some forms have: a call of it finds nothing in the others.
    modifier hasForm(bool isThere) {
        if (!isThere) {
            assembly {
                revert(0, 0)
            }
        }
        _;
    }

    function version() external view hasForm(form == 1) returns (string memory) {
        return "2";
    }

    function PERMIT_TYPEHASH() external view hasForm(form == 1 || form == 4) returns (bytes32) {
        return form == 4 ? DAI_PERMIT : PERMIT;
    }

    function eip712Domain()
        external
        view
        hasForm(form == 0)
        returns (bytes1, string memory, string memory, uint256, address, bytes32, uint256[] memory)
    {
        return (hex"0f", name, "7", block.chainid, address(this), bytes32(0), new uint256[](0));
    }

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        bytes32 named = keccak256(bytes(name));
        if (form == 2)
            return keccak256(
                abi.encode(
                    keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)"),
                    named,
                    block.chainid,
                    address(this)
                )
            );
        bytes32 numbered = keccak256(bytes(form == 0 ? "7" : form == 1 ? "2" : "1"));
        if (form == 3)
            return keccak256(
                abi.encode(
                    keccak256("EIP712Domain(string name,string version,address verifyingContract,bytes32 salt)"),
                    named,
                    numbered,
                    address(this),
                    bytes32(block.chainid)
                )
            );
        return keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                named,
                numbered,
                block.chainid,
                address(this)
            )
        );
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
        hasForm(form != 4)
    {
        bytes32 message = keccak256(abi.encode(PERMIT, owner, spender, value, nonces[owner]++, deadline));
        address signer = ecrecover(keccak256(abi.encodePacked(hex"1901", DOMAIN_SEPARATOR(), message)), v, r, s);
        bool isSigned = block.timestamp <= deadline && signer != address(0) && signer == owner;
        require(isSigned || form != 5);
        require(isSigned, "PERM: wrong signature");
        allowance[owner][spender] = value;
        emit Approval(owner, spender, value);
    }

    function permit(
        address holder,
        address spender,
        uint256 nonce,
        uint256 expiry,
        bool allowed,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external hasForm(form == 4) {
        bytes32 message = keccak256(abi.encode(DAI_PERMIT, holder, spender, nonce, expiry, allowed));
        address signer = ecrecover(keccak256(abi.encodePacked(hex"1901", DOMAIN_SEPARATOR(), message)), v, r, s);
        require(signer != address(0) && signer == holder && nonce == nonces[holder]++, "PERM: wrong signature");
        allowance[holder][spender] = allowed ? type(uint256).max : 0;
        emit Approval(holder, spender, allowance[holder][spender]);
    }

    function approve(address spender, uint256 value) external returns (bool) {
        allowance[msg.sender][spender] = value;
        emit Approval(msg.sender, spender, value);
        return true;
    }

    function transfer(address to, uint256 value) external returns (bool) {
        _move(msg.sender, to, value);
        return true;
    }

    function transferFrom(address from, address to, uint256 value) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        require(allowed >= value, "PERM: allowance too small");
        if (allowed != type(uint256).max) allowance[from][msg.sender] = allowed - value;
        _move(from, to, value);
        return true;
    }

    function _move(address from, address to, uint256 value) private {
        require(balanceOf[from] >= value, "PERM: balance too small");
        require(to != address(0), "PERM: zero address");
        balanceOf[from] -= value;
        balanceOf[to] += value;
        emit Transfer(from, to, value);
    }
}
