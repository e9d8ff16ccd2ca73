"""Hooks of `npm run lab -- fuzz`: real ids, tokens and images in the requests that Schemathesis generates.

For each request, the helper functions/test/fuzz/serve.ts gives values with which the route succeeds.
Some requests keep generated values instead, and some are sent by a person who may not call the route,
so that refusals are checked as well.
"""

import atexit
import base64
import json
import os
import random
import threading
import uuid
from collections import Counter, defaultdict

import requests
import schemathesis
from schemathesis.core import NOT_SET
from schemathesis.core.failures import AcceptedNegativeData
from schemathesis.core.parameters import ParameterLocation

SUBJECTS_URL = os.environ["SUBJECTS_URL"]
COUNTS_FILE = os.environ["FUZZ_COUNTS"]
MARK = "first-hand"
KEY = "Idempotency-Key"

lock = threading.Lock()
turns: Counter = Counter()
statuses: defaultdict = defaultdict(Counter)
forms_given: set = set()
choice = random.Random(20261120)


def ask(path):
    answer = requests.get(f"{SUBJECTS_URL}/{path}", timeout=60)
    if answer.status_code != 200:
        raise RuntimeError(f"{path}: {answer.status_code} {answer.text[:300]}")
    return answer.json()


@schemathesis.auth(refresh_interval=None)
class Mark:
    """Marks generated requests. `before_call` changes only these, not the further requests that checks send."""

    def get(self, case, context):
        return MARK

    def set(self, case, data, context):
        case.headers["Authorization"] = f"Bearer {data}"


@schemathesis.deserializer("image/jpeg", "image/png")
def image(context, response):
    if not response.content.startswith((b"\xff\xd8", b"\x89PNG")):
        raise ValueError("The answer is no image")
    return base64.b64encode(response.content).decode()


@schemathesis.hook
def before_load_schema(context, raw_schema):
    """Leaves five countries in the list, one without inhabitants: each value of a list becomes a separate case."""
    countries = raw_schema["components"]["schemas"]["CountryCode"]
    countries["enum"] = [code for code in countries["enum"] if code in ("AQ", "DE", "IR", "IT", "ZW")]


def operation_id(case):
    return case.operation.definition.raw["operationId"]


def choose_token(turn, fit):
    """Returns the token of a caller whom the route accepts; in one of ten calls none, in another one any role's."""
    if turn % 10 == 7:
        return None
    if turn % 10 == 9:
        return choice.choice(list(ask("roles").values()))
    return fit.get("token")


def fit_body(turn, generated, fit):
    """Returns the body that works, the same with one generated field (in two of four calls), or the generated one."""
    kind = turn % 4
    if kind == 2:
        return generated
    body = dict(fit)
    if kind != 0 and isinstance(generated, dict) and generated:
        name = choice.choice(sorted(generated))
        body[name] = generated[name]
    return body


def is_positive(case, location):
    return case.meta is None or not case.meta.is_negative_at(location)


@schemathesis.hook
def before_call(context, case, kwargs):
    if case.headers.get("Authorization") != f"Bearer {MARK}":
        return
    name = operation_id(case)
    with lock:
        turn = turns[name]
        turns[name] += 1
    fit = ask(f"fit/{name}")
    token = choose_token(turn, fit)
    if token:
        case.headers["Authorization"] = f"Bearer {token}"
    else:
        del case.headers["Authorization"]
    # Each request comes from a random address, because limits per address are not tested here.
    case.headers["X-Forwarded-For"] = ".".join(str(choice.randrange(1, 255)) for _ in range(4))
    if fit.get("params") and turn % 8 != 5 and is_positive(case, ParameterLocation.PATH):
        case.path_parameters = {**case.path_parameters, **fit["params"]}
    if fit.get("query") and turn % 8 != 3 and is_positive(case, ParameterLocation.QUERY):
        case.query = {**case.query, **fit["query"]}
    body = dict(fit.get("body") or {})
    if "file" in fit:
        body["file"] = base64.b64decode(fit["file"])
    if body and case.body is not NOT_SET and is_positive(case, ParameterLocation.BODY):
        if "file" in body:
            forms_given.add(case.id)
        case.body = fit_body(turn, case.body, body)
    if turn % 4 and is_positive(case, ParameterLocation.HEADER) and KEY in case.headers:
        case.headers[KEY] = str(uuid.uuid4())


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """Ignores a failure: Schemathesis cannot check a form with bytes again, and takes a changed one for invalid."""
    return not (isinstance(failure, AcceptedNegativeData) and case.id in forms_given)


@schemathesis.hook
def after_call(context, case, response):
    with lock:
        statuses[operation_id(case)][response.status_code] += 1


@atexit.register
def write_counts():
    with open(COUNTS_FILE, "w", encoding="utf-8") as file:
        json.dump(statuses, file)
