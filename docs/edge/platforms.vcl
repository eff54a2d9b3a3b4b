vcl 4.1;

# Varnish (7 or newer) as the balancer of several platforms that share a store: it keeps nothing. In a network that only the
# sites, the editors' proxy and the platforms are in. PLATFORM_ORIGIN is its address. What to change: where the platforms are.
# See docs/operating.md, "Several platforms".

import directors;
import std;

# One for each platform: the next is copy_2, and is added below, too.
backend copy_1 {
  .host = "127.0.0.1";
  .port = "4000";
  .first_byte_timeout = 60s;
  .probe = {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

sub vcl_init {
  new copies = directors.shard();
  copies.add_backend(copy_1);
  copies.reconfigure();
}

sub vcl_recv {
  # Any platform answers any question; a browser in the Studio stays at one, through which single sign-on comes back.
  if (req.url ~ "^/studio") {
    set req.http.x-turn = client.identity;
  } else {
    set req.http.x-turn = req.xid;
  }
  # What may be asked twice is held until it is answered: what only reads, and acts that say so with a key, which are done once.
  unset req.http.x-again;
  if (req.method == "GET" || req.method == "HEAD") {
    set req.http.x-again = "1";
  } elsif (req.url ~ "^/sitecore/api/graph/edge" || req.http.idempotency-key) {
    if (std.cache_req_body(1MB)) {
      set req.http.x-again = "1";
    }
  }
  return (pass);
}

sub vcl_backend_fetch {
  set bereq.backend = copies.backend(by=KEY, key=copies.key(bereq.http.x-turn), alt=bereq.retries);
}

sub vcl_backend_response {
  set beresp.uncacheable = true;
  return (deliver);
}

# A platform that is gone: another is asked, once.
sub vcl_backend_error {
  if (bereq.retries == 0 && bereq.http.x-again) {
    return (retry);
  }
  set beresp.http.content-type = "application/json";
  set beresp.http.cache-control = "no-store";
  set beresp.http.retry-after = "2";
  set beresp.body = """{"meta":{"errors":[{"code":503,"type":"FATAL_ERROR","message":"No platform answers. Try again in a moment."}]}}""";
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.x-varnish;
  unset resp.http.via;
}
