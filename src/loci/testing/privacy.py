"""Changing what is hidden in saved data, and comparing what is not."""

from __future__ import annotations

from typing import Any

from loci.core.data import decode, encode


def perturbed(data: dict[str, Any], secrets: list[str]) -> list[dict[str, Any]]:
    """Copies of `data` in which the parts at the secret paths are otherwise, one path changed in
    each and one with all of them changed. Lengths stay, since they may be public."""
    variants = []
    for path in secrets:
        copy = decode(encode(data))
        if _change(copy, path):
            variants.append(copy)
    everything = decode(encode(data))
    if [path for path in secrets if _change(everything, path)]:
        variants.append(everything)
    return variants


def outside(data: dict[str, Any], secrets: list[str]) -> dict[str, Any]:
    """`data` with the secret parts blotted out."""
    copy: dict[str, Any] = decode(encode(data))
    for path in secrets:
        holder, key = _reach(copy, path)
        holder[key] = "secret"
    return copy


def _reach(data: Any, path: str) -> tuple[Any, Any]:
    *front, last = path.split(".")
    for part in front:
        data = data[int(part)] if isinstance(data, list) else data[part]
    return data, int(last) if isinstance(data, list) else last


def _change(data: dict[str, Any], path: str) -> bool:
    holder, key = _reach(data, path)
    old = holder[key]
    holder[key] = _other(old, path == "rng" or path.endswith(".rng"))
    return bool(holder[key] != old)


def _other(value: Any, numbers: bool) -> Any:
    """Another value of the same form: lists turned round, and one item doubled over another, so
    that order and content both change; numbers only where any number will do."""
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int):
        return value ^ 1 if numbers else value
    if isinstance(value, dict):
        return {key: _other(item, numbers) for key, item in value.items()}
    if isinstance(value, list):
        if numbers:
            return [_other(item, True) for item in value]
        turned = value[::-1]
        return [*turned[:-1], turned[0]] if len(turned) > 1 else turned
    return value
