vcl 4.1;

# Varnish (7 or newer, with varnish-modules) before the site: what every visitor gets alike is answered from memory, taken away
# the moment something is published, and shown for a day while the site is down. What to change: where the copies of the site
# are, and who may purge. See docs/operating.md, "Several machines and an edge".

import directors;
import std;
import xkey;

# One for each copy of the site: the next is copy_2, and is added below, too.
backend copy_1 {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 15s;
  .probe = {
    .url = "/healthz";
    .interval = 1s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

# The copies of the site: they purge (EDGE_PURGE_URLS=http://EDGE:PORT/.purge).
acl purgers {
  "localhost";
}

# An address has a copy of its own while that is well, so that no two make the same page.
sub vcl_init {
  new copies = directors.shard();
  copies.add_backend(copy_1);
  copies.reconfigure();
}

sub vcl_recv {
  set req.backend_hint = copies.backend(resolve=LAZY);
  if (req.restarts == 0) {
    unset req.http.x-show-stale;
    if (req.url == "/.purge") {
      if (req.method != "POST" || client.ip !~ purgers) {
        return (synth(404));
      }
      # Softly: what is outdated is not shown while the site answers, and is there when it does not.
      set req.http.x-purged = xkey.softpurge(req.http.surrogate-key);
      return (synth(200));
    }
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Drafts open with a cookie whose name ends so, at any address. Nothing else the site answers depends on one.
  if (req.http.cookie ~ "__prerender_bypass=" || req.url ~ "^/(es/)?api/editing/") {
    return (pass);
  }
  unset req.http.cookie;
  unset req.http.authorization;
  # What campaigns add is for the browser alone.
  set req.url = regsuball(req.url, "([?&])(utm_[a-z]+|gclid|fbclid|msclkid)=[^&]*", "\1");
  set req.url = regsuball(req.url, "([?&])&+", "\1");
  set req.url = regsub(req.url, "[?&]+$", "");

  # An old answer is for when there is no new one.
  if (std.healthy(req.backend_hint) && !req.http.x-show-stale) {
    set req.grace = 0s;
  } else {
    set req.grace = 24h;
  }
  return (hash);
}

# The second try goes to another copy.
sub vcl_backend_fetch {
  set bereq.backend = copies.backend(by=HASH, alt=bereq.retries);
}

sub vcl_backend_response {
  if (beresp.status >= 500) {
    # Nothing is remembered of a failure: it must not stand before an older answer that is good.
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    return (deliver);
  }
  # Only what the site calls the same for all is kept: no draft, no search, nothing with a cookie.
  if (beresp.http.set-cookie || beresp.http.cache-control !~ "s-maxage=|immutable" || beresp.http.cache-control ~ "private|no-store") {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  set beresp.grace = 24h;
  if (beresp.http.surrogate-key) {
    set beresp.http.xkey = beresp.http.surrogate-key;
  }
  return (deliver);
}

# A copy that is gone: another is asked, once, where asking twice does no harm. Nothing kept, and nobody there: what somebody
# who is ill has to know all the same.
sub vcl_backend_error {
  if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
  set beresp.http.content-type = "text/html; charset=utf-8";
  set beresp.http.cache-control = "private, no-store";
  set beresp.http.retry-after = "10";
  set beresp.body = {"<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Please try again soon</title><h1>This page cannot be shown right now</h1>
<p>Please try again in a few minutes. In an emergency, call <a href="tel:911">911</a>.</p>
<div lang="es"><h1>Esta página no se puede mostrar en este momento</h1>
<p>Inténtelo de nuevo en unos minutos. En una emergencia, llame al <a href="tel:911">911</a>.</p></div></html>"};
  return (deliver);
}

sub vcl_deliver {
  # The site failed: what it said before is better than its failure.
  if (resp.status >= 500 && req.restarts == 0 && (req.method == "GET" || req.method == "HEAD")) {
    set req.http.x-show-stale = "1";
    return (restart);
  }
  unset resp.http.surrogate-key;
  unset resp.http.xkey;
  unset resp.http.x-varnish;
  unset resp.http.via;
  if (obj.hits > 0) {
    set resp.http.x-edge = "hit";
  } else {
    set resp.http.x-edge = "miss";
  }
}

sub vcl_synth {
  if (req.url == "/.purge") {
    set resp.http.content-type = "text/plain";
    set resp.body = req.http.x-purged;
    return (deliver);
  }
}
